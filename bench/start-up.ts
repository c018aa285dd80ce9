import { once } from 'node:events';
import { createServer } from 'node:http';
import { runStep, type StepOptions, startStep } from '../sandbox/run-step.ts';
import { portOf } from '../sandbox/server.ts';
import { BARE_NODE, milliseconds } from './measured-process.ts';
import { type Measurement, medianPair, type Pair } from './measurement.ts';

const INPUTS = { 'project-id': 'project-1', 'api-key': 'mint_benchmark' };

/** How long an action takes from the start of its process to its first request, and a `post` that has nothing to do. */
export async function startUp(runs: number): Promise<Measurement[]> {
  using service = await listener();
  const agentJob = { with: { ...INPUTS, 'base-url': service.url, prompt: 'Explain the new setting' } };
  const visitors = { actionFile: 'visitors/action.yml', with: { ...INPUTS, 'base-url': service.url } };
  const firstRequest = async (options: StepOptions): Promise<number> => {
    const arrival = service.nextArrival();
    const step = await startStep(options);
    const { log } = await step.result;
    return (
      (await Promise.race([arrival, Promise.reject(new Error(`no request was made:\n${log}`))])) -
      step.startedAt
    );
  };
  return [
    {
      what: 'agent job: start to first request',
      unit: 'ms',
      ...(await beside(runs, () => firstRequest(agentJob))),
      target: { of: 'ratio', atMost: 3.3 },
      isOfMachine: true,
    },
    {
      what: 'visitors: start to first request',
      unit: 'ms',
      ...(await beside(runs, () => firstRequest(visitors))),
      target: { of: 'ratio', atMost: 3.2 },
      isOfMachine: true,
    },
    {
      what: 'post with nothing to do',
      unit: 'ms',
      ...(await beside(runs, async () => (await runStep({ post: { finished: 'true' } })).durationMs)),
      target: { of: 'ratio', atMost: 1.3 },
      isOfMachine: true,
    },
  ];
}

async function beside(
  runs: number,
  measure: () => Promise<number>,
): Promise<Pick<Measurement, 'value' | 'against'>> {
  const pairs: Pair[] = [];
  for (let run = 0; run < runs; run += 1) {
    pairs.push({ against: await milliseconds(BARE_NODE.args), value: await measure() });
  }
  const { value, against } = medianPair(pairs);
  return { value, against: { what: BARE_NODE.what, value: against } };
}

/** A server that refuses every request, and notes when one comes: the sandbox would be at work itself meanwhile. */
async function listener() {
  let arrived: (at: number) => void = () => undefined;
  const server = createServer((_, response) => {
    arrived(performance.now());
    response.writeHead(401).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    /** When the next first request comes, as `performance.now()` has it. */
    nextArrival: () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      arrived = resolve;
      return promise;
    },
    [Symbol.dispose]: () => void server.close(),
  };
}
