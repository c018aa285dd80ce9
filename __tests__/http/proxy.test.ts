import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createProxy, request, type Server } from 'node:http';
import { createServer as createTlsProxy } from 'node:https';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, test } from '@jest/globals';
import { startGitHub } from '../../sandbox/github.ts';
import { payload } from '../../sandbox/payloads.ts';
import { type Platform, startPlatform } from '../../sandbox/platform.ts';
import { runStep, type StepOptions, type StepResult, startStep } from '../../sandbox/run-step.ts';
import { portOf } from '../../sandbox/server.ts';

/** A self-signed key and certificate for `platform.example` and 127.0.0.1, from 2020 to 2120. Only these tests trust it. */
const PEM = '__tests__/http/platform.example.pem';
const TLS = { key: readFileSync(PEM), cert: readFileSync(PEM) };

interface ProxiedPlatform extends AsyncDisposable {
  readonly platform: Platform;
  /** The requests to the proxy: the target of each tunnel, and its credentials. */
  readonly tunnels: readonly { readonly target: string; readonly authorization: string | undefined }[];
  /** Runs an action against `https://platform.example`, which is reached through the proxy alone. */
  run(options: StepOptions): Promise<StepResult>;
}

/** The API behind TLS, and a proxy that can reach it. `login` is part of the proxy's URL. */
async function behindProxy(protocol: 'http' | 'https', login: string): Promise<ProxiedPlatform> {
  const platform = await startPlatform({ life: [{ status: 'completed' }] });
  const tls = createTlsServer(TLS, (socket) => tunnel(socket, Number(new URL(platform.url).port)));
  const proxy: Server = protocol === 'https' ? createTlsProxy(TLS) : createProxy();
  const tunnels: { target: string; authorization: string | undefined }[] = [];
  proxy.on('connect', ({ url = '', headers }, socket: Duplex) => {
    tunnels.push({ target: url, authorization: headers['proxy-authorization'] });
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    tunnel(socket, portOf(tls.address()));
  });
  await Promise.all([tls, proxy].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  return {
    platform,
    tunnels,
    run: (options) =>
      runStep({
        clock: 'virtual',
        ...options,
        env: {
          https_proxy: `${protocol}://${login}127.0.0.1:${portOf(proxy.address())}`,
          NODE_EXTRA_CA_CERTS: `${process.cwd()}/${PEM}`,
        },
        with: {
          'project-id': platform.projectId,
          'api-key': platform.apiKey,
          'base-url': 'https://platform.example',
          'timeout-minutes': '1',
          ...options.with,
        },
      }),
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      tls.close();
      proxy.close();
    },
  };
}

/** A proxy that never answers. */
async function stuckProxy() {
  const sockets: Socket[] = [];
  const proxy = createTcpServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => proxy.emit('asked'));
  });
  let asked = 0;
  proxy.on('asked', () => {
    asked += 1;
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${portOf(proxy.address())}`,
    asked: async (count: number) => {
      while (asked < count) await once(proxy, 'asked');
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

/** Inputs of a step that reaches no API. */
const unreachable = ({ with: inputs }: StepOptions) => ({
  'project-id': 'project-1',
  'api-key': 'mint_key',
  'base-url': 'https://platform.example',
  'timeout-minutes': '1',
  ...inputs,
});

function tunnel(from: Duplex, port: number): void {
  const to = connect(port, '127.0.0.1');
  from.on('error', () => to.destroy()).pipe(to);
  to.on('error', () => from.destroy()).pipe(from);
}

// Neither sends a request to GitHub, so GitHub's client can't be what makes the tunnel.
describe.each<[string, StepOptions]>([
  ['an agent job', { with: { prompt: 'Bring the docs up to date.' } }],
  ['an export', { actionFile: 'visitors/action.yml' }],
])('%s through a proxy', (_, options) => {
  test.each<['http' | 'https', string, string | undefined]>([
    ['https', '', undefined],
    ['http', 'jo%40acme:p%3Ass@', `Basic ${Buffer.from('jo@acme:p:ss').toString('base64')}`],
  ])(
    'uses the tunnel of an %s proxy, and only it gets its password',
    async (protocol, login, authorization) => {
      await using behind = await behindProxy(protocol, login);
      const { exitCode, annotations, log } = await behind.run(options);
      expect({ exitCode, errors: annotations.filter(({ level }) => level === 'error') }).toEqual({
        exitCode: 0,
        errors: [],
      });
      expect(behind.platform.requests.length).toBeGreaterThan(0);
      expect(behind.tunnels[0]).toEqual({ target: 'platform.example:443', authorization });
      expect(log).not.toContain('p%3Ass');
    },
  );

  test('sends nothing if the proxy URL is invalid, and names the variable', async () => {
    const { exitCode, annotations, log } = await runStep({
      clock: 'virtual',
      ...options,
      env: { https_proxy: 'socks5://somebody:secret@127.0.0.1:1' },
      with: unreachable(options),
    });
    expect(exitCode).toBe(1);
    expect(annotations.at(-1)?.message).toContain('Invalid proxy URL in `https_proxy`');
    expect(log).not.toMatch(/somebody|secret/u);
  });

  // How each way to be stuck ends a request is in the tests of the HTTP client.
  test('ends in time with a proxy that never answers', async () => {
    await using proxy = await stuckProxy();
    await using step = await startStep({
      clock: 'held',
      ...options,
      env: { https_proxy: proxy.url },
      with: unreachable(options),
    });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await proxy.asked(attempt);
      await step.clock.advance(31_500);
    }
    const { exitCode, annotations } = await step.result;
    expect(exitCode).toBe(1);
    expect(annotations.at(-1)?.message).toMatch(/couldn't be reached|Timed out/u);
  });
});

test('requests to GitHub use the proxy too', async () => {
  await using platform = await startPlatform({ life: [{ status: 'completed' }] });
  await using github = await startGitHub({ roles: { Codertocat: 'write' } });
  const asked: string[] = [];
  const proxy = createProxy((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    asked.push(url);
    const { pathname, search } = new URL(url);
    const forwarded = request(`${github.url}${pathname}${search}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  try {
    const { outputs } = await runStep({
      clock: 'virtual',
      event: { name: 'issues', payload: payload('issues', 'labeled') },
      github: 'http://github.example',
      token: github.token,
      env: { http_proxy: `http://127.0.0.1:${portOf(proxy.address())}` },
      with: {
        'project-id': platform.projectId,
        'api-key': platform.apiKey,
        'base-url': platform.url,
        prompt: 'Bring the docs up to date.',
      },
    });
    expect(outputs['outcome']).toBe('no-pr');
    expect(asked[0]).toBe(
      'http://github.example/repos/Codertocat/Hello-World/collaborators/Codertocat/permission',
    );
  } finally {
    proxy.close();
  }
});
