import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { portOf } from '../sandbox/server.ts';
import { createHttpClient, HttpError, type HttpRequest } from '../src/http/client.ts';

const never = new AbortController().signal;

const request = (port: number, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: new URL(`http://127.0.0.1:${port}/`),
  headers: {},
  signal: never,
  ...more,
});

/** A server that answers by hand, a connection at a time. */
async function rawServer(onConnection: (socket: Socket, count: number) => void) {
  let count = 0;
  const server = createTcpServer((socket) => {
    count += 1;
    socket.on('error', () => undefined);
    onConnection(socket, count);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: portOf(server.address()), connections: () => count, close: () => server.close() };
}

async function server(listener: RequestListener) {
  const http = createServer(listener).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    port: portOf(http.address()),
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

test('a 100 Continue that nobody asked for is no response', async () => {
  const raw = await rawServer((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      socket.write('HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\nok');
    });
  });
  const { status, body } = await createHttpClient().send(request(raw.port, { method: 'POST', body: '{}' }));
  raw.close();
  expect([status, body.toString()]).toEqual([201, 'ok']);
});

test('a POST gets a connection of its own, so that a kept one can’t close under it', async () => {
  const sockets = new Set<Socket>();
  const s = await server(({ socket }, response) => {
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
  s.close();
});

test('a request that ends before its connection stands has not been sent', async () => {
  let isSent = false;
  const onSending = () => {
    isSent = true;
  };
  const cancel = new AbortController();
  const pending = createHttpClient().send(
    // Of a test network (RFC 5737): nothing answers there.
    { ...request(9), url: new URL('http://127.0.0.1:1/'), signal: cancel.signal, onSending },
  );
  cancel.abort();
  await expect(pending).rejects.toBeInstanceOf(HttpError);
  expect(isSent).toBe(false);
});

test('a signal that has aborted sends nothing', async () => {
  const raw = await rawServer(() => undefined);
  await expect(
    createHttpClient().send(request(raw.port, { signal: AbortSignal.abort() })),
  ).rejects.toBeInstanceOf(HttpError);
  raw.close();
  expect(raw.connections()).toBe(0);
});

test('a body that is cut rejects with what had arrived', async () => {
  const raw = await rawServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 201 Created\r\ncontent-length: 100\r\n\r\n{"id":"job-1"'));
  });
  const error: unknown = await createHttpClient()
    .send(request(raw.port, { method: 'POST' }))
    .catch((cause: unknown) => cause);
  raw.close();
  expect(error).toBeInstanceOf(HttpError);
  const { partial } = error instanceof HttpError ? error : { partial: undefined };
  expect([partial?.status, partial?.body.toString()]).toEqual([201, '{"id":"job-1"']);
});

test('more than 16 MiB are not read', async () => {
  const s = await server((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    for (let index = 0; index < 17; index += 1) response.write(chunk);
    response.end();
  });
  const error: unknown = await createHttpClient()
    .send(request(s.port))
    .catch((cause: unknown) => cause);
  s.close();
  expect(error).toMatchObject({ isUnreadable: true });
});

test('a proxy and a Node that is too old for one end in an error that says so', async () => {
  const client = createHttpClient({
    proxyFor: () => ({ kind: 'proxy', url: new URL('http://127.0.0.1:1') }),
    nodeVersion: '24.4.1',
  });
  await expect(client.send(request(1))).rejects.toThrow("This runner's Node 24.4.1 can't use a proxy");
});
