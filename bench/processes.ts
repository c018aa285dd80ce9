import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { portOf } from '../sandbox/server.ts';

type Env = Readonly<Record<string, string>>;

const PRELOAD = fileURLToPath(new URL('./usage.cjs', import.meta.url));

/** From its start to its end, in seconds; the seconds on a processor; and the largest resident set in MiB. */
const Usage = z.object({ time: z.number(), cpu: z.number(), memory: z.number() });
export type Usage = z.infer<typeof Usage>;

type Options = { readonly nodeArgs?: readonly string[]; readonly env?: Env; readonly cwd?: string };

/** Runs Node, without reading what it prints, and returns the milliseconds from start to end. */
export async function runNode(args: readonly string[], { nodeArgs = [], env, cwd }: Options = {}) {
  const { PATH = '', SystemRoot } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, ...args], {
    cwd,
    env: { PATH, ...(SystemRoot === undefined ? {} : { SystemRoot }), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'close');
  return performance.now() - startedAt;
}

/** Returns what a Node process used. `run` starts it with these options, and `env` is in them. */
export async function usageOf(run: (options: Options) => Promise<unknown>, env: Env = {}): Promise<Usage> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-'));
  const file = join(folder.path, 'usage');
  await run({ nodeArgs: ['--require', PRELOAD], env: { ...env, USAGE_FILE: file } });
  return Usage.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Makes a certificate for this machine, which processes with `env` trust. */
export async function openHttps() {
  const opened = new AsyncDisposableStack();
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'bench-')));
  const [keyFile, certFile] = [join(folder.path, 'key.pem'), join(folder.path, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const request = ['req', '-x509', ...kind, ...name, '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', request, { stdio: 'ignore' });
  const [key, cert] = [await readFile(keyFile), await readFile(certFile)];
  return {
    env: { NODE_EXTRA_CA_CERTS: certFile },
    /** Returns an `https` URL for a server of this machine. */
    secure: async ({ url }: { readonly url: string }): Promise<string> => {
      const front = createServer({ key, cert }, (socket) => {
        const plain = connect(Number(new URL(url).port), '127.0.0.1');
        for (const each of [socket, plain]) each.on('error', () => undefined);
        socket.pipe(plain).pipe(socket);
      });
      front.listen(0, '127.0.0.1');
      await once(front, 'listening');
      opened.defer(() => void front.close());
      return `https://127.0.0.1:${portOf(front.address())}`;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
