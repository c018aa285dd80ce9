import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createProxy, type Server } from 'node:http';
import { createServer as createTlsProxy } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, test } from '@jest/globals';
import { startPlatform } from '../../sandbox/platform.ts';
import { runStep, type StepOptions } from '../../sandbox/run-step.ts';
import { portOf } from '../../sandbox/server.ts';

/** A self-signed key and certificate for `platform.example` and 127.0.0.1, from 2020 to 2120. Only tests of HTTP trust it. */
const PEM = '__tests__/http/platform.example.pem';
const TLS = { key: readFileSync(PEM), cert: readFileSync(PEM) };
const GIVEN = { 'project-id': 'project-1', 'api-key': 'mint_key', 'timeout-minutes': '1' };
const PROMPT = { prompt: 'Bring the docs up to date.' };
type Values = Readonly<Record<string, string>>;

async function started(server: Server | ReturnType<typeof createTlsServer>) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: portOf(server.address()), [Symbol.dispose]: () => void server.close() };
}

function tunnel(from: Duplex, port: number): void {
  const to = connect(port, '127.0.0.1');
  from.on('error', () => to.destroy()).pipe(to);
  to.on('error', () => from.destroy()).pipe(from);
}

// Neither sends a request to GitHub, so GitHub's client can't be what makes the tunnel.
describe.each<[string, 'http' | 'https', StepOptions]>([
  ['an agent job', 'http', { with: { ...PROMPT, 'poll-interval-seconds': '1' } }],
  ['an export', 'https', { actionFile: 'visitors/action.yml' }],
])('%s through a proxy', (_, protocol, action) => {
  /** A step of which only the proxy can reach the API. */
  const behind = (proxy: string, inputs: Values = {}): StepOptions => ({
    ...action,
    env: { https_proxy: proxy, NODE_EXTRA_CA_CERTS: `${process.cwd()}/${PEM}` },
    with: { ...GIVEN, 'base-url': 'https://platform.example', ...action.with, ...inputs },
  });

  test(`uses the tunnel of an ${protocol} proxy, and only it gets its password`, async () => {
    await using platform = await startPlatform({ life: [{ status: 'completed' }] });
    const apiPort = Number(new URL(platform.url).port);
    using tls = await started(createTlsServer(TLS, (socket) => tunnel(socket, apiPort)));
    const proxy = protocol === 'https' ? createTlsProxy(TLS) : createProxy();
    const tunnels: unknown[] = [];
    proxy.on('connect', ({ url, headers }, socket: Duplex) => {
      tunnels.push({ target: url, authorization: headers['proxy-authorization'] });
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel(socket, tls.port);
    });
    using listening = await started(proxy);
    const url = `${protocol}://jo%40acme:p%3Ass@127.0.0.1:${listening.port}`;
    const given = { 'project-id': platform.projectId, 'api-key': platform.apiKey };
    const { exitCode, annotations, log } = await runStep(behind(url, given));
    const errors = annotations.filter(({ level }) => level === 'error');
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: [] });
    expect(platform.requests.length).toBeGreaterThan(0);
    const authorization = `Basic ${Buffer.from('jo@acme:p:ss').toString('base64')}`;
    expect(tunnels[0]).toEqual({ target: 'platform.example:443', authorization });
    expect(log).not.toContain('p%3Ass');
  });

  test('sends nothing if the proxy URL is invalid, and names the variable, without a retry', async () => {
    const { exitCode, annotations, log } = await runStep(behind('socks5://jo:secret@127.0.0.1:1'));
    expect(exitCode).toBe(1);
    const said =
      /the runner's proxy can't be used\. Correct `https_proxy`.*`%25`.*Invalid proxy URL in `https_proxy`/u;
    expect(annotations.at(-1)?.message).toMatch(said);
    expect(log).not.toMatch(/\bjo\b|secret|Retrying/u);
  });
});

test('a dry run passes although the proxy can’t be used', async () => {
  const inputs = { ...GIVEN, ...PROMPT, 'base-url': 'https://platform.example', 'dry-run': 'true' };
  const { exitCode, annotations } = await runStep({ env: { https_proxy: 'socks5://x' }, with: inputs });
  const message = expect.stringMatching(/^Couldn't test the API key: the runner's proxy can't be used/u);
  expect([exitCode, ...annotations]).toMatchObject([0, { level: 'warning', message }]);
});

/** The last annotation of an agent job that never reaches the API, at once. */
async function endsAtOnce(inputs: Values, env: Values = {}) {
  const step = await runStep({ env, with: { ...GIVEN, ...PROMPT, ...inputs } });
  expect(step).toMatchObject({ exitCode: 1, outputs: { reason: 'unreachable' } });
  expect(step.log).not.toContain('Retrying');
  return step.annotations.at(-1)?.message;
}

test.each([
  ['create', {}, 'no job was created'],
  ['message', { 'job-id': 'job-1' }, 'no message was sent to job `job-1`'],
])('a %s behind a proxy that wants a login ends at once', async (_, inputs, what) => {
  const proxy = createProxy((_request, response) => response.writeHead(407).end());
  proxy.on('connect', (_request, socket: Duplex) =>
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'),
  );
  using listening = await started(proxy);
  const env = { https_proxy: `http://127.0.0.1:${listening.port}` };
  const said = await endsAtOnce({ 'base-url': 'https://platform.example', ...inputs }, env);
  const why = `${what}: the proxy requires a user name and a password. add them to`;
  expect(said?.toLowerCase()).toContain(why);
});

test.each([
  ['create', {}],
  ['message', { 'job-id': 'job-1' }],
])('a %s to a server whose certificate isn’t trusted ends at once', async (_, inputs) => {
  using tls = await started(createTlsServer(TLS));
  const said = await endsAtOnce({ 'base-url': `https://127.0.0.1:${tls.port}`, ...inputs });
  expect(said).toMatch(/trusted\. If the proxy has one of its own, set `NODE_EXTRA_CA_CERTS`.*SELF_SIGNED/u);
});
