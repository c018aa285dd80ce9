import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { type HttpClient, HttpError, type HttpHead, type HttpRequest } from '../src/http/client.ts';

type Options = Pick<HttpRequest, 'method' | 'headers'>;

/** Returns what the actions use of `node:https`, for a client that sends the requests. */
export function directTransport(http: HttpClient) {
  return {
    Agent: class {},
    request: (url: URL, { method, headers }: Options) => {
      const request = new EventEmitter();
      const destroyed = new AbortController();
      const respond = ({ status, headers: received }: HttpHead, body: Readable) =>
        request.emit('response', Object.assign(body, { statusCode: status, headers: received }));
      const fail = (error: unknown) => {
        if (!(error instanceof HttpError) || error.head === undefined) request.emit('error', error);
        else respond(error.head, new Readable({ read: () => undefined }).destroy(error));
      };
      return Object.assign(request, {
        end: (body: string | undefined) => {
          const socket = new EventEmitter();
          request.emit('socket', socket);
          const onSending = () => socket.emit('secureConnect');
          http
            .send({ method, url, headers, body, signal: destroyed.signal, onSending })
            .then((response) => respond(response, Readable.from([response.body])), fail);
        },
        destroy: () => destroyed.abort(),
      });
    },
  };
}
