import { setFlagsFromString } from 'node:v8';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { type HttpClient, openHttpClient } from '../http/client.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { actionsRunner, type Runner } from '../runner/commands.ts';
import { type Environment, readEnvironment } from '../runner/environment.ts';
import { cancelSignal } from '../runner/signals.ts';

/** Whom a story works with. */
export interface StepContext {
  readonly runner: Runner;
  readonly clock: Clock;
  /** From 0 up to, not with, 1. */
  readonly random: () => number;
  /** Aborts when the run is cancelled. */
  readonly cancelled: AbortSignal;
  readonly openHttpClient: (baseUrl: URL) => HttpClient;
}

/** Plays a story as a step: with the real context, to its exit code, whatever happens. */
export async function runStep(
  story: (environment: Environment, context: StepContext) => Promise<number>,
): Promise<void> {
  keepParserSmall();
  const runner = actionsRunner();
  const end = (exitCode: number) => process.stdout.write('', () => process.exit(exitCode));
  const endUnforeseen = (error: unknown) => {
    runner.error(
      `Something happened that this action does not foresee: ${String(error)}. ` +
        'Run again with step debugging on, and report what it shows.',
    );
    runner.debugError(error);
    end(1);
  };
  process.on('uncaughtException', endUnforeseen);
  process.on('unhandledRejection', endUnforeseen);
  try {
    end(
      await story(readEnvironment(process.env), {
        runner,
        clock: systemClock,
        random: Math.random,
        cancelled: cancelSignal(process),
        openHttpClient: (baseUrl) => openHttpClient(proxyFor(baseUrl)),
      }),
    );
  } catch (error) {
    endUnforeseen(error);
  }
}

/** The proxy that the environment names for a URL, by the rules of GitHub's toolkit; one without a scheme is of http. */
function proxyFor(url: URL): URL | 'unusable' | undefined {
  try {
    const proxy = getProxyUrl(url);
    if (proxy === undefined || proxy.href.includes('://')) return proxy;
    return URL.parse(`http://${proxy.href}`) ?? 'unusable';
  } catch {
    return 'unusable';
  }
}

/**
 * undici parses HTTP in WebAssembly. After a handful of answers V8 compiles that once more, to run it faster than anybody
 * here could notice: 20 MiB, and a fifth of a second on another core. A budget that nothing uses up prevents it.
 */
function keepParserSmall(): void {
  setFlagsFromString('--wasm-tiering-budget=2000000000');
}
