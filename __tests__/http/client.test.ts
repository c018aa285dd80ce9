import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { portOf } from '../../sandbox/server.ts';
import { createHttpClient, firstHeader, HttpError, type HttpRequest } from '../../src/http/client.ts';

const never = new AbortController().signal;

const request = (port: number, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: new URL(`http://127.0.0.1:${port}/`),
  headers: {},
  signal: never,
  ...more,
});

/** A server whose responses a test writes, one connection at a time. */
async function rawServer(onConnection: (socket: Socket, count: number) => void) {
  let count = 0;
  const server = createTcpServer((socket) => {
    count += 1;
    socket.on('error', () => undefined);
    onConnection(socket, count);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server.address()),
    connections: () => count,
    [Symbol.dispose]: () => {
      server.close();
    },
  };
}

/** Writes a text byte by byte. */
function drip(socket: Socket, text: string): void {
  if (text !== '' && !socket.destroyed) socket.write(text.slice(0, 1), () => drip(socket, text.slice(1)));
}

/** A port that refuses connections. */
async function closedPort(): Promise<number> {
  using closed = await rawServer(() => undefined);
  return closed.port;
}

async function server(listener: RequestListener) {
  const http = createServer(listener).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    port: portOf(http.address()),
    [Symbol.dispose]: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

const MAX_BODY_BYTES = 16 * 1024 * 1024;

const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => {
      throw new Error('it was answered');
    },
    (error: unknown) => error,
  );

test('an unexpected 100 Continue is not taken as the response', async () => {
  using raw = await rawServer((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      socket.write('HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\nok');
    });
  });
  const { status, body } = await createHttpClient().send(request(raw.port, { method: 'POST', body: '{}' }));
  expect([status, body.toString()]).toEqual([201, 'ok']);
});

test('a connection that closes before a response fails, also if Node reports no error', async () => {
  // Node closes the connection, because no other protocol was requested.
  using raw = await rawServer((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n');
    });
  });
  const error = await failureOf(createHttpClient().send(request(raw.port)));
  expect(error).toMatchObject({
    name: 'HttpError',
    message: 'The connection was closed before a response',
    partial: undefined,
  });
});

test('a POST gets its own connection, because the server can close a kept one at any time', async () => {
  const sockets = new Set<Socket>();
  using s = await server(({ socket }, response) => {
    sockets.add(socket);
    response.end('ok');
  });
  const client = createHttpClient();
  await client.send(request(s.port));
  await client.send(request(s.port));
  expect(sockets.size).toBe(1);
  await client.send(request(s.port, { method: 'POST', body: '{}' }));
  await client.send(request(s.port, { method: 'POST', body: '{}' }));
  expect(sockets.size).toBe(3);
});

test('a request that ends before the connection is open counts as not sent', async () => {
  let isSent = false;
  const onSending = () => {
    isSent = true;
  };
  const cancel = new AbortController();
  using raw = await rawServer(() => undefined);
  const pending = createHttpClient().send(request(raw.port, { signal: cancel.signal, onSending }));
  cancel.abort();
  await expect(pending).rejects.toBeInstanceOf(HttpError);
  expect(isSent).toBe(false);
});

test('an aborted signal sends no request', async () => {
  using raw = await rawServer(() => undefined);
  await expect(
    createHttpClient().send(request(raw.port, { signal: AbortSignal.abort() })),
  ).rejects.toBeInstanceOf(HttpError);
  expect(raw.connections()).toBe(0);
});

test('a cut body rejects with the part that arrived', async () => {
  using raw = await rawServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 201 Created\r\ncontent-length: 100\r\n\r\n{"id":"job-1"'));
  });
  expect(await failureOf(createHttpClient().send(request(raw.port, { method: 'POST' })))).toMatchObject({
    name: 'HttpError',
    partial: { status: 201, body: Buffer.from('{"id":"job-1"') },
  });
});

test('a body of more than 16 MiB is not read, and its connection is closed', async () => {
  const closed = Promise.withResolvers<void>();
  using s = await server((_, response) => {
    response.once('close', closed.resolve);
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    for (let index = 0; index < 17; index += 1) response.write(chunk);
  });
  expect(await failureOf(createHttpClient().send(request(s.port)))).toMatchObject({ isUnreadable: true });
  await closed.promise;
});

test('a proxy on a Node version without proxy support is an error that says so', async () => {
  const client = createHttpClient({
    proxyFor: () => ({ kind: 'proxy', url: new URL('http://127.0.0.1:1') }),
    nodeVersion: '24.4.1',
  });
  const error = await failureOf(client.send(request(1)));
  expect(error).toMatchObject({
    message: expect.stringContaining("This runner's Node 24.4.1 can't use a proxy"),
    isProxyUnusable: true,
  });
});

test('a request is sent with its method, path, query, headers and body', async () => {
  const received: unknown[] = [];
  using s = await server((incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8');
    incoming.on('data', (chunk: string) => {
      body += chunk;
    });
    incoming.on('end', () => {
      const { method, url, headers } = incoming;
      received.push({ method, url, header: headers['x-one'], body });
      response.end();
    });
  });
  const more = { url: new URL(`http://127.0.0.1:${s.port}/a%20b?c=d`), headers: { 'x-one': '1' } };
  await createHttpClient().send(request(s.port, { ...more, method: 'POST', body: 'é' }));
  await createHttpClient().send(request(s.port, more));
  expect(received).toEqual([
    { method: 'POST', url: '/a%20b?c=d', header: '1', body: 'é' },
    { method: 'GET', url: '/a%20b?c=d', header: '1', body: '' },
  ]);
});

test.each([301, 404, 503])('%i is returned like any response, and not followed', async (status) => {
  let count = 0;
  using s = await server((_, response) => {
    count += 1;
    response.writeHead(status, { location: '/elsewhere', 'X-Name': 'Value' }).end('text');
  });
  const answer = await createHttpClient().send(request(s.port));
  expect(count).toBe(1);
  expect([answer.status, answer.body.toString(), answer.headers['x-name']]).toEqual([
    status,
    'text',
    'Value',
  ]);
});

test('a repeated header has its first value', () => {
  const headers = { one: 'a', many: ['b', 'c'], none: undefined };
  expect(['one', 'many', 'none', 'other'].map((name) => firstHeader(headers, name))).toEqual([
    'a',
    'b',
    undefined,
    undefined,
  ]);
});

describe('a request calls onSending once, before it is sent', () => {
  test('on a new connection and on a kept one', async () => {
    const order: string[] = [];
    using s = await server(({ url }, response) => {
      order.push(`arrived ${url}`);
      response.end('ok');
    });
    const client = createHttpClient();
    for (const path of ['/new', '/kept']) {
      await client.send(
        request(s.port, {
          url: new URL(`http://127.0.0.1:${s.port}${path}`),
          onSending: () => order.push(`sending ${path}`),
        }),
      );
    }
    expect(order).toEqual(['sending /new', 'arrived /new', 'sending /kept', 'arrived /kept']);
  });

  test('on a new connection over TLS and on a kept one', async () => {
    const pem = readFileSync('__tests__/http/platform.example.pem', 'utf8');
    const trusted = getCACertificates();
    const order: string[] = [];
    const secure = createSecureServer({ key: pem, cert: pem }, ({ url }, response) => {
      order.push(`arrived ${url}`);
      response.end('ok');
    }).listen(0, '127.0.0.1');
    await once(secure, 'listening');
    setDefaultCACertificates([pem]);
    try {
      const client = createHttpClient();
      for (const path of ['/new', '/kept']) {
        await client.send(
          request(0, {
            url: new URL(`https://127.0.0.1:${portOf(secure.address())}${path}`),
            onSending: () => order.push(`sending ${path}`),
          }),
        );
      }
    } finally {
      setDefaultCACertificates(trusted);
      secure.closeAllConnections();
      secure.close();
    }
    expect(order).toEqual(['sending /new', 'arrived /new', 'sending /kept', 'arrived /kept']);
  });

  test('before a server that responds without reading it', async () => {
    using raw = await rawServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
    const announced: string[] = [];
    await createHttpClient()
      .send(
        request(raw.port, {
          onSending: () => announced.push('sending'),
        }),
      )
      .catch(() => undefined);
    expect(announced).toHaveLength(1);
  });

  test('never, if the connection fails', async () => {
    const announced: string[] = [];
    const sending = createHttpClient().send(
      request(await closedPort(), {
        onSending: () => announced.push('sending'),
      }),
    );
    const error = await failureOf(sending);
    expect(error).toMatchObject({ isUnreadable: false, partial: undefined, cause: { code: 'ECONNREFUSED' } });
    expect(announced).toEqual([]);
  });

  test('never, if the TLS handshake fails', async () => {
    const announced: string[] = [];
    using raw = await rawServer((socket) => socket.end('no TLS'));
    const error = await failureOf(
      createHttpClient().send(
        request(raw.port, {
          url: new URL(`https://127.0.0.1:${raw.port}/`),
          onSending: () => announced.push('sending'),
        }),
      ),
    );
    expect(error).toBeInstanceOf(HttpError);
    expect(announced).toEqual([]);
  });
});

describe('the signal ends a request', () => {
  test('that waits for a response, with its reason, and closes the connection', async () => {
    const ended = Promise.withResolvers<void>();
    using raw = await rawServer((socket) => {
      socket.once('data', () => cancel.abort('not wanted'));
      socket.once('close', () => ended.resolve());
    });
    const cancel = new AbortController();
    const error = await failureOf(createHttpClient().send(request(raw.port, { signal: cancel.signal })));
    await ended.promise;
    expect(error).toMatchObject({
      name: 'HttpError',
      isUnreadable: false,
      partial: undefined,
      cause: 'not wanted',
    });
  });

  test('whose response has begun, and keeps the part that arrived', async () => {
    const written = Promise.withResolvers<void>();
    using raw = await rawServer((socket) => {
      const half = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf';
      socket.once('data', () => socket.write(half, () => written.resolve()));
    });
    const cancel = new AbortController();
    const sending = createHttpClient().send(request(raw.port, { signal: cancel.signal }));
    await written.promise;
    // Once later responses were read to their end, the first half of this one was read too.
    using other = await server((_, response) => response.end());
    for (let round = 0; round < 5; round += 1) await createHttpClient().send(request(other.port));
    cancel.abort();
    const error = await failureOf(sending);
    expect(error).toMatchObject({ name: 'HttpError', partial: { body: Buffer.from('half') } });
  });

  test('and leaves no listener on a signal that didn’t abort', async () => {
    using s = await server((_, response) => response.end('ok'));
    const cancel = new AbortController();
    const added: unknown[] = [];
    const removed: unknown[] = [];
    const { signal } = cancel;
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
    signal.addEventListener = (...given: Parameters<typeof add>) => {
      added.push(given[1]);
      add(...given);
    };
    signal.removeEventListener = (...given: Parameters<typeof remove>) => {
      removed.push(given[1]);
      remove(...given);
    };
    await createHttpClient().send(request(s.port, { signal }));
    expect(added).not.toEqual([]);
    expect(new Set(removed)).toEqual(new Set(added));
  });
});

describe('a body', () => {
  const bodyOf = async (encoding: string | undefined, content: Buffer) => {
    using s = await server((_, response) => {
      if (encoding !== undefined) response.setHeader('content-encoding', encoding);
      response.end(content);
    });
    const { body } = await createHttpClient().send(request(s.port));
    return body;
  };

  test.each<[string | undefined, (text: string) => Buffer]>([
    [undefined, (text) => Buffer.from(text)],
    ['identity', (text) => Buffer.from(text)],
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    [' GZip ', gzipSync],
  ])('encoded as %j is read', async (encoding, encode) => {
    expect((await bodyOf(encoding, encode('content'))).toString()).toBe('content');
  });

  test('that is empty needs no decoder', async () => {
    expect((await bodyOf('gzip', Buffer.alloc(0))).byteLength).toBe(0);
    expect((await bodyOf('zstd', Buffer.alloc(0))).byteLength).toBe(0);
  });

  test.each<[string, Buffer]>([
    ['zstd', Buffer.from('content')],
    ['toString', Buffer.from('content')],
    ['gzipped', gzipSync('content')],
    ['gzip', Buffer.from('content')],
    ['gzip', gzipSync('content'.repeat(100)).subarray(0, 30)],
    ['gzip', gzipSync(Buffer.alloc(MAX_BODY_BYTES + 1))],
  ])('encoded as %s that is invalid or too large isn’t requested again', async (encoding, content) => {
    const error = await failureOf(bodyOf(encoding, content));
    expect(error).toMatchObject({ name: 'HttpError', isUnreadable: true, partial: { status: 200 } });
  });

  test('of 16 MiB is read, compressed or not, and one byte more is refused', async () => {
    const most = Buffer.alloc(MAX_BODY_BYTES, 'x');
    expect((await bodyOf(undefined, most)).equals(most)).toBe(true);
    expect((await bodyOf('gzip', gzipSync(most))).byteLength).toBe(MAX_BODY_BYTES);
    expect(await failureOf(bodyOf(undefined, Buffer.alloc(MAX_BODY_BYTES + 1)))).toMatchObject({
      isUnreadable: true,
    });
  });
});

describe('a proxy', () => {
  test.each([
    ['20.19.0', false],
    ['23.9.0', false],
    ['24.4.1', false],
    ['24.5.0', true],
    ['24.10.0', true],
    ['25.0.0', true],
  ])('can be used by Node %s: %s', async (nodeVersion, canUse) => {
    const port = await closedPort();
    const url = new URL(`http://127.0.0.1:${port}`);
    const client = createHttpClient({ nodeVersion, proxyFor: () => ({ kind: 'proxy', url }) });
    const error = await failureOf(client.send(request(1)));
    expect(error).toBeInstanceOf(HttpError);
    // Only a Node version that can use it connects to the proxy's port.
    expect(String(error).includes('Node')).toBe(!canUse);
    // Without one, any version will do.
    const direct = createHttpClient({ nodeVersion, proxyFor: () => ({ kind: 'direct' }) });
    expect(await failureOf(direct.send(request(port)))).toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
  });

  test.each<[string, string, opensTunnel: boolean]>([
    ['never answers CONNECT', '', false],
    ['answers half of a line', 'HTTP/1.1 200 Conn', false],
    ['never ends its headers', 'HTTP/1.1 200 OK\r\nvia: stuck\r\n', false],
    ['opens the tunnel, and then says nothing', 'HTTP/1.1 200 OK\r\n\r\n', true],
    ['opens the tunnel, and then answers no handshake', 'HTTP/1.1 200 OK\r\n\r\n\x16\x03', true],
  ])('that %s doesn’t hold a request after its signal', async (_, answer, opensTunnel) => {
    const reached = Promise.withResolvers<void>();
    const sockets: Socket[] = [];
    using proxy = await rawServer((socket) => {
      sockets.push(socket);
      socket.once('data', () => {
        drip(socket, answer);
        // Through a tunnel, the client's side of the handshake arrives.
        if (opensTunnel) socket.once('data', () => reached.resolve());
        else reached.resolve();
      });
    });
    const cancel = new AbortController();
    let isSent = false;
    const client = createHttpClient({
      proxyFor: () => ({ kind: 'proxy', url: new URL(`http://127.0.0.1:${proxy.port}`) }),
    });
    const sending = client.send({
      ...request(1, { method: 'POST', body: '{}', signal: cancel.signal }),
      url: new URL('https://platform.example/'),
      onSending: () => {
        isSent = true;
      },
    });
    await reached.promise;
    cancel.abort();
    expect(await failureOf(sending)).toMatchObject({
      name: 'HttpError',
      message: 'The request was aborted',
      partial: undefined,
      isProxyUnusable: false,
    });
    expect(isSent).toBe(false);
    for (const socket of sockets) socket.destroy();
  });

  test('with an invalid URL sends nothing', async () => {
    using raw = await rawServer(() => undefined);
    const client = createHttpClient({ proxyFor: () => ({ kind: 'invalid', variable: 'HTTP_PROXY' }) });
    expect(String(await failureOf(client.send(request(raw.port))))).toContain('`HTTP_PROXY`');
    expect(raw.connections()).toBe(0);
  });

  test('gets only its own requests', async () => {
    const asked: string[] = [];
    const listener =
      (name: string): RequestListener =>
      ({ url }, response) => {
        asked.push(`${name} ${url}`);
        response.end('ok');
      };
    const [proxy, other, target] = await Promise.all(
      ['proxy', 'other', 'target'].map((name) => server(listener(name))),
    );
    const settings: Readonly<Record<string, number | undefined>> = {
      '/one': proxy?.port,
      '/two': other?.port,
    };
    const client = createHttpClient({
      proxyFor: ({ pathname }) => {
        const port = settings[pathname];
        return port === undefined
          ? { kind: 'direct' }
          : { kind: 'proxy', url: new URL(`http://127.0.0.1:${port}`) };
      },
    });
    const origin = `http://127.0.0.1:${target?.port}`;
    for (const path of ['/one', '/two', '/none', '/one']) {
      await client.send(request(0, { url: new URL(path, origin) }));
    }
    for (const one of [proxy, other, target]) one?.[Symbol.dispose]();
    expect(asked).toEqual([
      `proxy ${origin}/one`,
      `other ${origin}/two`,
      'target /none',
      `proxy ${origin}/one`,
    ]);
  });
});
