import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from './server.ts';

/** Starts a server on loopback that answers each connection with `onConnection`, and not in HTTP. */
export async function tcpServer(onConnection: (socket: Socket) => void = () => undefined) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    onConnection(socket.on('error', () => undefined));
  });
  const connected = once(server, 'connection');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server.address());
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    connected,
    sockets,
    [Symbol.dispose]: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
