import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Starts a server on loopback that answers each connection with `onConnection`, and not in HTTP. */
export async function tcpServer(
  onConnection: (socket: Socket) => void = () => undefined,
): Promise<{ readonly port: number; readonly connected: Promise<unknown> } & Disposable> {
  const server = createServer((socket) => onConnection(socket.on('error', () => undefined)));
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { port: address.port, connected, [Symbol.dispose]: () => void server.close() };
}
