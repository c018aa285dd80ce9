import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { payload } from '../../sandbox/payloads.ts';
import type { StepResult } from '../../sandbox/run-step.ts';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import { labeled, SENDER, scenario } from './scenario.ts';

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
    .map((line) =>
      line
        .slice('::debug::'.length)
        .replace(/\b\d+ ms\b/u, '… ms')
        .replace(/\bSANDBOX:\d+$/u, 'SANDBOX:…'),
    );
}

test('a dry run with step debugging prints neither the prompt nor the text of the issue', async () => {
  await using s = await scenario();
  const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  await writeFile(join(workspace, 'prompt.md'), 'A private instruction.');
  const event = {
    name: 'issues',
    payload: payload('issues', 'labeled', { issue: { body: 'A private text.' } }),
  };
  const inputs = { 'prompt-file': 'prompt.md', include: 'issue', 'dry-run': 'true' };
  const { outputs, stdout, summary } = await s.run({ workspace, event, env: debugging, with: inputs });
  await rm(workspace, { recursive: true });
  expect(outputs['outcome']).toBe('dry-run');
  expect(stdout).toContain('::debug::');
  expect(stdout + summary + JSON.stringify(outputs)).not.toMatch(/private (?:instruction|text)/u);
});

describe('with step debugging, a request is one line', () => {
  test('to the API or to GitHub', async () => {
    await using s = await scenario({
      life: [{ status: 'active' }, { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' }],
    });
    const result = await s.run({ env: debugging, with: { comment: 'true' } });
    expect(result.exitCode).toBe(0);
    expect(requestLines(result)).toEqual([
      `${PERMISSION}: 200, … ms, attempt 1, request SANDBOX:…`,
      `POST ${REPOSITORY}/issues/1/reactions: 201, … ms, attempt 1, request SANDBOX:…`,
      `${CREATE}: 201, … ms, attempt 1`,
      `${GET_JOB}: 200, … ms, attempt 1`,
      // A poll after the interval isn't a retry.
      `${GET_JOB}: 200, … ms, attempt 1`,
      // The comment lists what the pull request changes, if it can be read.
      'GET /repos/acme/docs/pulls/7: 404, … ms, attempt 1, request SANDBOX:…',
      `POST ${COMMENTS}: 201, … ms, attempt 1, request SANDBOX:…`,
    ]);
  });

  test('with the attempt of a retried create or poll', async () => {
    await using s = await scenario({
      life: [{ status: 'active' }, { status: 'completed' }],
    });
    s.platform.fault(
      { method: 'POST' },
      { kind: 'status', status: 429, headers: { 'x-request-id': 'req-1' } },
    );
    s.platform.fault({ method: 'GET', nth: 2 }, { kind: 'status', status: 404 });
    s.platform.fault({ method: 'GET', nth: 3 }, { kind: 'reset', before: 'act' });
    const result = await s.run({ env: debugging });
    expect(result.outputs['outcome']).toBe('no-pr');
    expect(requestLines(result, CREATE)).toEqual([
      `${CREATE}: 429, … ms, attempt 1, request req-1`,
      `${CREATE}: 201, … ms, attempt 2`,
    ]);
    expect(requestLines(result, GET_JOB)).toEqual([
      `${GET_JOB}: 200, … ms, attempt 1`,
      `${GET_JOB}: 404, … ms, attempt 1`,
      `${GET_JOB}: no answer, … ms, attempt 2`,
      `${GET_JOB}: 200, … ms, attempt 3`,
    ]);
  });

  test('with the attempt of a retried lookup', async () => {
    await using s = await scenario();
    s.platform.addJob('Before.', [{ status: 'completed' }]);
    s.platform.fault({ method: 'GET' }, { kind: 'status', status: 503 });
    s.platform.fault({ method: 'GET', nth: 2 }, { kind: 'status', status: 404 });
    const result = await s.run({ env: debugging, with: { 'job-id': 'job-1' } });
    expect(requestLines(result, GET_JOB)).toEqual([
      `${GET_JOB}: 503, … ms, attempt 1`,
      `${GET_JOB}: 404, … ms, attempt 2`,
    ]);
  });

  test('that couldn’t be sent', async () => {
    await using s = await scenario();
    await s.platform.close();
    const result = await s.run({ env: debugging, with: { 'timeout-minutes': '1' } });
    expect(requestLines(result, CREATE).slice(0, 2)).toEqual([
      `${CREATE}: not sent, … ms, attempt 1`,
      `${CREATE}: not sent, … ms, attempt 2`,
    ]);
  });

  test('with each attempt to read from GitHub', async () => {
    await using s = await scenario();
    s.github.fault(
      { path: /permission$/u },
      { kind: 'status', status: 502, body: { message: 'Bad Gateway' } },
    );
    s.github.fault({ path: /permission$/u, nth: 2 }, { kind: 'reset', before: 'act' });
    const result = await s.run({ env: debugging, with: { wait: 'false' } });
    expect(result.exitCode).toBe(0);
    expect(requestLines(result, 'GET /repos')).toEqual([
      `${PERMISSION}: 502, … ms, attempt 1`,
      `${PERMISSION}: no answer, … ms, attempt 2`,
      `${PERMISSION}: 200, … ms, attempt 3, request SANDBOX:…`,
    ]);
  });

  test('with both attempts to comment, and the reads between them', async () => {
    await using s = await scenario();
    s.github.fault({ method: 'POST', path: /comments$/u }, { kind: 'reset', before: 'act' });
    const result = await s.run({ env: debugging, with: { comment: 'true', wait: 'false' } });
    expect(s.github.comments).toHaveLength(1);
    expect(requestLines(result).slice(-4)).toEqual([
      `POST ${COMMENTS}: no answer, … ms, attempt 1`,
      'POST /graphql: 200, … ms, attempt 1, request SANDBOX:…',
      `GET ${COMMENTS}: 200, … ms, attempt 1, request SANDBOX:…`,
      `POST ${COMMENTS}: 201, … ms, attempt 2, request SANDBOX:…`,
    ]);
  });

  test('with any characters in the path', async () => {
    const label = '::error::"100 %"\nsecond';
    await using s = await scenario({}, { labels: { 1: [label] } });
    const result = await s.run({
      env: debugging,
      event: { ...labeled, payload: { ...labeled.payload, label: { name: label } } },
      with: { wait: 'false', 'remove-label': 'true' },
    });
    expect(requestLines(result, 'DELETE')).toEqual([
      `DELETE ${REPOSITORY}/issues/1/labels/%3A%3Aerror%3A%3A%22100%20%25%22%0Asecond: 200, … ms, attempt 1, request SANDBOX:…`
        // The runner's own escape for a percent sign.
        .replaceAll('%', '%25'),
    ]);
    expect(result.annotations).toEqual([]);
  });
});

const everyRequest: FaultMatch = { times: Infinity };

describe('no key, token, header or body is in any debug line', () => {
  test.each<[string, Fault | undefined, Fault | undefined]>([
    ['if all requests succeed', undefined, undefined],
    [
      'if both services refuse and quote the request',
      { kind: 'status', status: 401, body: { error: 'Bearer mint_sandbox-key is not valid' } },
      { kind: 'status', status: 403, body: { message: 'token ghs_sandbox-token is not valid' } },
    ],
    ['if both connections break', { kind: 'reset', before: 'act' }, { kind: 'reset', before: 'act' }],
    ['if both responses are invalid', { kind: 'raw', body: 'nonsense' }, { kind: 'raw', body: 'nonsense' }],
  ])('%s', async (_, atTheService, atGitHub) => {
    await using s = await scenario();
    if (atTheService) s.platform.fault(everyRequest, atTheService);
    if (atGitHub) s.github.fault(everyRequest, atGitHub);
    const prompt = 'Mention the prompt nowhere.';
    const { stdout } = await s.run({
      env: debugging,
      with: { comment: 'true', prompt, 'required-permission': 'none', 'timeout-minutes': '1' },
    });
    const lines = stdout.split('\n').filter((line) => line.startsWith('::debug::'));
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of [
      s.platform.apiKey,
      s.github.token,
      prompt,
      'Docs pull request opened',
      'docs-agent-action/0',
    ]) {
      expect(lines.join('\n')).not.toContain(secret);
    }
    expect(lines.join('\n')).not.toMatch(/authorization|user-agent|content-type|bearer \w/iu);
  });
});

test('without step debugging, no request is logged', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST' }, { kind: 'status', status: 429 });
  s.github.fault({ path: /permission$/u }, { kind: 'status', status: 502, body: { message: 'Bad Gateway' } });
  const { stdout } = await s.run({ with: { comment: 'true' } });
  expect(stdout).not.toMatch(/::debug::|attempt \d|SANDBOX:| ms\b/u);
});

const UNCONFIRMED =
  "Couldn't confirm that the job was created: the response couldn't be read. " +
  "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again.";

describe('an error shows what failed, why, how to fix it, and the request', () => {
  test.each<[string, FaultMatch, Fault, string]>([
    [
      'another server’s page instead of a job',
      { method: 'GET' },
      { kind: 'raw', body: '<title>Log in to the proxy</title>' },
      "Timed out, and the last status check of job `job-1` failed: the response couldn't be read. " +
        'Check `base-url` and the proxy, because something other than the API may have answered, ' +
        `then run again with \`job-id: job-1\` instead of the prompt to pick it up. (${GET_JOB}: 200, “an HTML page: Log in to the proxy”)`,
    ],
    [
      'a server error while the job runs, where running again would start another job',
      { method: 'GET' },
      { kind: 'status', status: 503 },
      'Timed out, and the last status check of job `job-1` failed: the API had an internal error. ' +
        `Run again with \`job-id: job-1\` instead of the prompt to pick it up. (${GET_JOB}: 503)`,
    ],
    [
      'a response that is too long',
      { method: 'POST' },
      { kind: 'flood', bytes: 17 * 1024 * 1024 },
      `${UNCONFIRMED} (${CREATE}: 201, it has more than 16,777,216 bytes)`,
    ],
    [
      'a truncated response that may contain the prompt',
      { method: 'POST' },
      { kind: 'raw', body: '{"prompt":"Bring' },
      `${UNCONFIRMED} (${CREATE}: 201)`,
    ],
    [
      'an unexpected status',
      { method: 'POST' },
      { kind: 'status', status: 418, body: 'teapot' },
      "No job was created: the API rejected the request. Contact the API's support with the request id " +
        `from the debug log. (${CREATE}: 418, “teapot”)`,
    ],
  ])('%s', async (_, match, fault, message) => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    s.platform.fault({ ...match, times: Infinity }, fault);
    const { annotations, exitCode } = await s.run({ with: { 'timeout-minutes': '1' } });
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([{ level: 'error', title: expect.any(String), message }]);
  });

  test('a guard that can’t be checked', async () => {
    await using s = await scenario();
    s.github.fault({ times: Infinity }, { kind: 'status', status: 503, body: { message: 'No server' } });
    expect((await s.run()).annotations[0]?.message).toBe(
      `Couldn't check the permission of \`${SENDER}\` on \`Codertocat/Hello-World\`, so no job was created: ` +
        "GitHub had an internal error. Check GitHub's status page and run again later. (GitHub: 503, “No server”)",
    );
  });

  test('a server without TLS', async () => {
    await using s = await scenario();
    const { annotations } = await s.runProcess({
      with: { 'base-url': s.platform.url.replace('http:', 'https:'), 'timeout-minutes': '1' },
    });
    expect(annotations[0]?.message).toMatch(
      /^No job was created: the API couldn't be reached\. Check `base-url`/u,
    );
    expect(annotations[0]?.message).toContain(`(${CREATE}: EPROTO: wrong version number)`);
  });
});
