import { getEventListeners, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, jest, test } from '@jest/globals';
import { portOf, startServer } from '../../sandbox/server.ts';
import { tcpServer } from '../../sandbox/tcp-server.ts';
import { createHttpClient, type HttpRequest } from '../../src/http/client.ts';

const MAX_BODY_BYTES = 48 * 1024 * 1024;
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

function send(url: string, more: Partial<HttpRequest> = {}, client = createHttpClient()) {
  const { signal } = new AbortController();
  return client.send({ method: 'GET', url: new URL(url), headers: {}, signal, ...more });
}

const proxiedBy = (url: string) => createHttpClient({ proxyFor: () => ({ proxy: new URL(url) }) });

const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);

const responding = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200) =>
  startServer(() => ({ status, headers, body: Buffer.from(body) }));

function drip(socket: Socket, text: string): void {
  if (text !== '' && !socket.destroyed) socket.write(text.slice(0, 1), () => drip(socket, text.slice(1)));
}

test('a request whose connection closes before a response fails, also if Node reports no error', async () => {
  // Node closes the connection, because no other protocol was requested.
  const upgrade = 'HTTP/1.1 101 OK\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n';
  using raw = await tcpServer((socket) => socket.once('data', () => socket.end(upgrade)));
  const closed = { message: 'The connection was closed before a response', head: undefined };
  expect(await failureOf(send(raw.url, { method: 'POST' }))).toMatchObject({ name: 'HttpError', ...closed });
});

test('a POST gets its own connection, because the server can close a kept one at any time', async () => {
  using raw = await tcpServer((socket) => socket.on('data', () => socket.write(OK)));
  const client = createHttpClient();
  const connectionsAfter = async (method: string) => {
    await send(raw.url, { method }, client);
    return raw.sockets.length;
  };
  expect([await connectionsAfter('GET'), await connectionsAfter('GET')]).toEqual([1, 1]);
  expect([await connectionsAfter('POST'), await connectionsAfter('POST')]).toEqual([2, 3]);
});

describe('a request calls onSending once, before it is sent', () => {
  const direct = createHttpClient();
  test.each([
    ['http', false],
    ['https', false],
    ['https', true],
  ])('on a new connection by %s and on a kept one, with a proxy: %s', async (scheme, isProxied) => {
    const pem = readFileSync('__tests__/http/platform.example.pem', 'utf8');
    const trusted = getCACertificates();
    const order: string[] = [];
    const listener: RequestListener = ({ url }, response) => {
      order.push(`arrived ${url}`);
      response.end('ok');
    };
    const server =
      scheme === 'http' ? createServer(listener) : createSecureServer({ key: pem, cert: pem }, listener);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    using proxy = await tcpServer((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        socket.pipe(connect(portOf(server.address()), '127.0.0.1')).pipe(socket);
      });
    });
    const client = isProxied ? proxiedBy(proxy.url) : direct;
    setDefaultCACertificates([pem]);
    try {
      for (const path of ['/new', '/kept']) {
        const url = `${scheme}://127.0.0.1:${portOf(server.address())}${path}`;
        await send(url, { onSending: () => order.push(`sending ${path}`) }, client);
      }
    } finally {
      setDefaultCACertificates(trusted);
      server.closeAllConnections();
      server.close();
    }
    expect(order).toEqual(['sending /new', 'arrived /new', 'sending /kept', 'arrived /kept']);
  });

  test('before a server that responds without reading it', async () => {
    using raw = await tcpServer((socket) => socket.end(OK));
    const onSending = jest.fn();
    await failureOf(send(raw.url, { onSending }));
    expect(onSending).toHaveBeenCalledTimes(1);
  });
});

describe('the signal ends a request', () => {
  test('that wasn’t sent, and then it isn’t', async () => {
    using raw = await tcpServer();
    const error = await failureOf(send(raw.url, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'HttpError', message: 'Aborted before the request was sent' });
    expect(raw.sockets).toEqual([]);
  });

  test('that waits for a response, with its reason, and closes the connection', async () => {
    const cancel = new AbortController();
    const ended = Promise.withResolvers<void>();
    using raw = await tcpServer((socket) => {
      socket.once('data', () => cancel.abort('no'));
      socket.once('close', () => ended.resolve());
    });
    const error = await failureOf(send(raw.url, { signal: cancel.signal }));
    await ended.promise;
    expect(error).toMatchObject({ name: 'HttpError', fault: undefined, head: undefined, cause: 'no' });
  });

  test('whose response has begun, and keeps the part that arrived', async () => {
    const written = Promise.withResolvers<void>();
    using raw = await tcpServer((socket) => {
      const half = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf';
      socket.once('data', () => socket.write(half, () => written.resolve()));
    });
    const cancel = new AbortController();
    const sending = send(raw.url, { signal: cancel.signal });
    await written.promise;
    // Once later responses were read to their end, the first half of this one was read too.
    await using other = await responding('');
    for (let round = 0; round < 5; round += 1) await send(other.url);
    cancel.abort();
    expect(await failureOf(sending)).toMatchObject({ name: 'HttpError', head: { status: 200 } });
  });

  test('and leaves no listener on a signal that didn’t abort', async () => {
    await using server = await responding('ok');
    const { signal } = new AbortController();
    const listeners = () => getEventListeners(signal, 'abort').length;
    const during: number[] = [];
    await send(server.url, { signal, onSending: () => during.push(listeners()) });
    expect(during[0]).toBeGreaterThan(0);
    expect(listeners()).toBe(0);
  });
});

describe('a body', () => {
  const bodyOf = async (encoding: string | undefined, content: Buffer) => {
    const headers = encoding === undefined ? {} : { 'content-encoding': encoding };
    await using server = await responding(content, headers);
    return (await send(server.url)).body;
  };

  const plain = Buffer.from('content');
  test.each<[string | undefined, Buffer, string?]>([
    [undefined, plain],
    ['identity', plain],
    ['gzip', gzipSync(plain)],
    ['x-gzip', gzipSync(plain)],
    ['deflate', deflateSync(plain)],
    [' GZip ', gzipSync(plain)],
    // An empty one needs no decoder.
    ['gzip', Buffer.alloc(0), ''],
    ['zstd', Buffer.alloc(0), ''],
  ])('encoded as %j is read', async (encoding, content, text = 'content') => {
    expect((await bodyOf(encoding, content)).toString()).toBe(text);
  });

  const BROKEN = "it can't be decompressed";
  test.each<[string, Buffer, string]>([
    ['zstd', Buffer.from('content'), 'its content-encoding is zstd'],
    ['toString', Buffer.from('content'), 'its content-encoding is tostring'],
    ['gzipped', gzipSync('content'), 'its content-encoding is gzipped'],
    ['gzip', Buffer.from('content'), BROKEN],
    ['gzip', gzipSync('content'.repeat(100)).subarray(0, 30), BROKEN],
    ['gzip', gzipSync(Buffer.alloc(MAX_BODY_BYTES + 1)), BROKEN],
  ])('encoded as %s that is invalid or too large isn’t read', async (encoding, content, message) => {
    const unreadable = { name: 'HttpError', fault: 'unreadable-answer', head: { status: 200 } };
    expect(await failureOf(bodyOf(encoding, content))).toMatchObject({ ...unreadable, message });
  });

  test('of 48 MiB is read, compressed or not', async () => {
    const most = Buffer.alloc(MAX_BODY_BYTES, 'x');
    expect((await bodyOf(undefined, most)).equals(most)).toBe(true);
    expect((await bodyOf('gzip', gzipSync(most))).byteLength).toBe(MAX_BODY_BYTES);
  });

  test('of one byte more is refused, and its connection is closed before its end', async () => {
    const closed = Promise.withResolvers<void>();
    using raw = await tcpServer((socket) => {
      socket.once('close', () => closed.resolve());
      socket.once('data', () => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${2 * MAX_BODY_BYTES}\r\n\r\n`);
        socket.write(Buffer.alloc(MAX_BODY_BYTES + 1, 'x'));
      });
    });
    const message = 'it has more than 50,331,648 bytes';
    expect(await failureOf(send(raw.url))).toMatchObject({ message, fault: 'unreadable-answer' });
    await closed.promise;
  });
});

describe('a proxy', () => {
  test.each<[string, string, opensTunnel: boolean]>([
    ['never answers CONNECT', '', false],
    ['answers half of a line', 'HTTP/1.1 200 Conn', false],
    ['never ends its headers', 'HTTP/1.1 200 OK\r\nvia: stuck\r\n', false],
    ['opens the tunnel, and then says nothing', 'HTTP/1.1 200 OK\r\n\r\n', true],
    ['opens the tunnel, and then answers no handshake', 'HTTP/1.1 200 OK\r\n\r\n\x16\x03', true],
  ])('that %s doesn’t hold a request after its signal', async (_, answer, opensTunnel) => {
    const reached = Promise.withResolvers<void>();
    using proxy = await tcpServer((socket) => {
      socket.once('data', () => {
        drip(socket, answer);
        // Through a tunnel, the client's side of the handshake arrives.
        if (opensTunnel) socket.once('data', () => reached.resolve());
        else reached.resolve();
      });
    });
    const cancel = new AbortController();
    const onSending = jest.fn();
    const post = { method: 'POST', body: '{}', signal: cancel.signal, onSending };
    const sending = send('https://platform.example', post, proxiedBy(proxy.url));
    await reached.promise;
    cancel.abort();
    const aborted = { message: 'The request was aborted', head: undefined, fault: undefined };
    expect(await failureOf(sending)).toMatchObject({ name: 'HttpError', ...aborted });
    expect(onSending).not.toHaveBeenCalled();
  });

  test('gets only its own requests', async () => {
    const asked: string[] = [];
    const start = (name: string) =>
      tcpServer((socket) =>
        socket.on('data', (data) => {
          asked.push(`${name} ${data.toString().split(' ')[1]}`);
          socket.write(OK);
        }),
      );
    using proxy = await start('proxy');
    using other = await start('other');
    using target = await start('target');
    const client = createHttpClient({
      proxyFor: ({ pathname }) => {
        const url = { '/one': proxy.url, '/two': other.url }[pathname];
        return url === undefined ? {} : { proxy: new URL(url) };
      },
    });
    for (const path of ['/one', '/two', '/none', '/one']) await send(target.url + path, {}, client);
    const [one, two] = [`proxy ${target.url}/one`, `other ${target.url}/two`];
    expect(asked).toEqual([one, two, 'target /none', one]);
  });
});
