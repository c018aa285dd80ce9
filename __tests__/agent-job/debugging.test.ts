import { describe, expect, test } from '@jest/globals';
import type { StepResult } from '../../sandbox/run-step.ts';
import { type Fault, type FaultMatch, REFUSED_URL } from '../../sandbox/server.ts';
import { HANGS, PULL_REQUEST, RESET, SENDER, scenario, status } from './scenario.ts';

const CREATE = 'POST /v2/agent/project-1/job';
const GET_JOB = 'GET /v2/agent/project-1/job/job-1';
const REPOSITORY = '/repos/Codertocat/Hello-World';
const PERMISSION = `GET ${REPOSITORY}/collaborators/${SENDER}/permission`;
const COMMENTS = `${REPOSITORY}/issues/1/comments`;
const debugging = { RUNNER_DEBUG: '1' };

/** The lines about requests, with placeholders for milliseconds and GitHub's request ids. */
function requestLines({ stdout }: StepResult, beginning = ''): string[] {
  return stdout
    .split(/\r?\n/u)
    .filter((line) => line.startsWith(`::debug::${beginning}`) && /, attempt \d+/u.test(line))
    .map((line) => line.slice('::debug::'.length).replace(/\b\d+ ms\b/u, '… ms'))
    .map((line) => line.replace(/\bSANDBOX:\d+$/u, 'SANDBOX:…'));
}

describe('with step debugging, a request is one line', () => {
  // First the guards, then the reaction, and only then the create.
  test('to the API or to GitHub, in order, with the number of the attempt', async () => {
    const life = [{ status: 'active' }, { status: 'active' }, { status: 'completed', prLink: PULL_REQUEST }];
    await using s = await scenario({ life });
    const ids = { 'x-github-request-id': 'SANDBOX:0', 'x-request-id': 'a-proxy' };
    s.github.fault({ path: /permission$/u }, status(502, '', ids));
    s.github.fault({ path: /permission$/u, nth: 2 }, RESET);
    s.platform.fault({ method: 'POST' }, status(429, '', { 'x-request-id': 'req-1' }));
    s.platform.fault({ method: 'GET', nth: 3 }, status(404));
    s.platform.fault({ method: 'GET', nth: 4 }, RESET);
    s.github.fault({ path: /files$/u }, HANGS);
    s.github.fault({ method: 'POST', path: /comments$/u }, RESET);
    const result = await s.run({ env: debugging, with: { comment: 'true', 'max-open-prs': '5' } });
    expect(result.exitCode).toBe(0);
    expect(s.github.comments).toHaveLength(1);
    const causes = Array.from(result.stdout.matchAll(/^::debug::GitHubError.*caused by .*/gmu), String);
    const reset = expect.stringContaining('ECONNRESET');
    const late = expect.stringContaining('caused by Error: no response within 30 s');
    expect(causes).toEqual([expect.not.stringContaining('ECONNRESET'), reset, late, reset]);
    expect(requestLines(result)).toEqual([
      `${PERMISSION}: 502, … ms, attempt 1, request SANDBOX:…`,
      `${PERMISSION}: no answer, … ms, attempt 2`,
      `${PERMISSION}: 200, … ms, attempt 3, request SANDBOX:…`,
      `GET ${REPOSITORY}/pulls: 200, … ms, attempt 1, request SANDBOX:…`,
      `POST ${REPOSITORY}/issues/1/reactions: 201, … ms, attempt 1, request SANDBOX:…`,
      `${CREATE}: 429, … ms, attempt 1, request req-1`,
      `${CREATE}: 201, … ms, attempt 2`,
      `${GET_JOB}: 200, … ms, attempt 1`,
      // A poll after the interval isn't a retry.
      `${GET_JOB}: 200, … ms, attempt 1`,
      `${GET_JOB}: 404, … ms, attempt 1`,
      `${GET_JOB}: no answer, … ms, attempt 2`,
      `${GET_JOB}: 200, … ms, attempt 3`,
      `GET ${REPOSITORY}/pulls/7: 200, … ms, attempt 1, request SANDBOX:…`,
      `GET ${REPOSITORY}/pulls/7/files: no answer, … ms, attempt 1`,
      // A comment that may have been written is looked for.
      `POST ${COMMENTS}: no answer, … ms, attempt 1`,
      'POST /graphql: 200, … ms, attempt 1, request SANDBOX:…',
      `GET ${COMMENTS}: 200, … ms, attempt 1, request SANDBOX:…`,
      `POST ${COMMENTS}: 201, … ms, attempt 1, request SANDBOX:…`,
    ]);
  });

  test('that couldn’t be sent, and why the job failed follows with its causes', async () => {
    await using s = await scenario();
    const result = await s.run({ env: debugging, with: { 'base-url': REFUSED_URL, 'timeout-minutes': '1' } });
    expect(requestLines(result, CREATE).slice(0, 2)).toEqual([
      `${CREATE}: not sent, … ms, attempt 1`,
      `${CREATE}: not sent, … ms, attempt 2`,
    ]);
    expect(result.stdout).toMatch(/^::debug::PlatformError: .*caused by /mu);
  });
});

const PAGE = status(502, 'x'.repeat(100_000));
const everyRequest: FaultMatch = { times: Infinity };
const refused = status(401, { error: 'Bearer mint_sandbox-key is not valid' });
const refusedByGitHub = status(403, { message: 'token ghs_sandbox-token is not valid' });

test.each<[string, Fault | undefined, Fault | undefined]>([
  ['if all requests succeed', undefined, undefined],
  ['if both services refuse and quote the request', refused, refusedByGitHub],
  ['if both connections break', RESET, RESET],
  ['if both refuse with a page', PAGE, PAGE],
  ['if both responses are invalid', { kind: 'raw', body: 'nonsense' }, { kind: 'raw', body: 'nonsense' }],
])('no key, token, header or body is in any debug line %s', async (_, atTheService, atGitHub) => {
  await using s = await scenario();
  if (atTheService) s.platform.fault(everyRequest, atTheService);
  if (atGitHub) s.github.fault(everyRequest, atGitHub);
  const prompt = 'Mention the prompt nowhere.';
  const inputs = { comment: 'true', prompt, 'required-permission': 'none', 'timeout-minutes': '1' };
  const { stdout } = await s.run({ env: debugging, with: inputs });
  const lines = stdout.split('\n').filter((line) => line.startsWith('::debug::'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('').length).toBeLessThan(100_000);
  const keys = [s.platform.apiKey, s.github.token];
  for (const secret of [...keys, prompt, 'Docs pull request opened', 'docs-agent-action/0'])
    expect(lines.join('\n')).not.toContain(secret);
  expect(lines.join('\n')).not.toMatch(/authorization|user-agent|content-type|bearer \w/iu);
});

test.each<[string, FaultMatch, Fault, string]>([
  [
    'another server’s page instead of a job',
    { method: 'GET' },
    { kind: 'raw', body: '<title>Log in to the proxy</title>' },
    "Timed out; job `job-1` may still be running, but its last status check failed: the response couldn't be read. " +
      'Check `base-url` and the proxy, because something other than the API may have answered, ' +
      `then run again with \`job-id: job-1\` instead of the prompt and \`include\` to pick it up. (${GET_JOB}: 200, “an HTML page: Log in to the proxy”)`,
  ],
  [
    'a truncated response that may contain the prompt',
    { method: 'POST' },
    { kind: 'raw', body: '{"prompt":"Bring' },
    "Couldn't confirm that the job was created: the response couldn't be read. " +
      "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again, " +
      `and \`base-url\` and the proxy. (${CREATE}: 201)`,
  ],
])('an error shows what failed, why, the fix, and the request: %s', async (_, match, fault, message) => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  s.platform.fault({ ...match, times: Infinity }, fault);
  const step = await s.run({ with: { 'timeout-minutes': '1', comment: 'true' } });
  const annotations = [{ level: 'error', title: expect.any(String), message }];
  expect(step).toMatchObject({ exitCode: 1, annotations });
  expect(s.github.comments).toMatchObject([{ body: expect.not.stringContaining('keeps running') }]);
});
