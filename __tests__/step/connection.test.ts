import { expect, test } from '@jest/globals';
import { startGitHub } from '../../sandbox/github.ts';
import { startPlatform } from '../../sandbox/platform.ts';
import { startInProcess } from '../../sandbox/run-in-process.ts';
import { AGENT_JOB, connectionTo, SETTLE, VISITORS } from '../actions.ts';
import { annotated } from '../conclusion.ts';

test.each([
  ['an agent job', AGENT_JOB, { 'job-id': 'job-1', wait: 'false' }],
  ['an export', VISITORS, {}],
  ['settle', SETTLE, {}],
])('%s warns once if Node doesn’t verify certificates', async (_, action, inputs) => {
  await using platform = await startPlatform();
  await using github = await startGitHub();
  platform.addJob('Before.', [{ status: 'active' }]);
  const said =
    /^`NODE_TLS_REJECT_UNAUTHORIZED` is `0`, so anyone on the network can pose .* `NODE_EXTRA_CA_CERTS`\.$/u;
  for (const value of ['0', '1', '']) {
    const annotations = value === '0' ? [annotated('warning', said, 'Certificates not verified')] : [];
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: value };
    const given = { ...connectionTo(platform), ...inputs };
    const step = await startInProcess(action, { github: github.url, env, with: given });
    expect(await step.result).toMatchObject({ exitCode: 0, annotations });
  }
});
