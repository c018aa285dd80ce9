import * as z from 'zod/mini';
import type { RequestLogEntry } from '../lib/request-log.ts';
import type { Octokit } from './client.ts';
import { answerIn } from './errors.ts';

/** Where the retry plugin counts the repetitions of a request, and where those who repeat one themselves say so. */
const Repetition = z.object({ retryCount: z.catch(z.number(), 0) });

/**
 * An Octokit plugin that tells of each request over the network. As the first of the plugins it is the innermost: what
 * the others repeat passes through it each time.
 */
export function observeRequests(observe: (exchange: RequestLogEntry) => void) {
  return (octokit: Pick<Octokit, 'hook' | 'request'>): void => {
    octokit.hook.wrap('request', async (request, options) => {
      const started = Date.now();
      const { method, url } = octokit.request.endpoint(options);
      const { retryCount } = Repetition.parse(options.request ?? {});
      const tell = (answer: ReturnType<typeof answerIn>) => {
        const requestId = answer?.headers['x-github-request-id'];
        observe({
          method,
          path: URL.parse(url)?.pathname ?? '',
          result: String(answer?.status ?? 'no answer'),
          milliseconds: Date.now() - started,
          attempt: retryCount + 1,
          requestId: requestId === undefined ? undefined : String(requestId),
        });
      };
      try {
        const response = await request(options);
        tell(response);
        return response;
      } catch (error) {
        tell(answerIn(error));
        throw error;
      }
    });
  };
}
