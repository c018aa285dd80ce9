import { describe, expect, test } from '@jest/globals';
import { ends, opens, PULL_2, withJobs } from './earlier-jobs.ts';
import { HERE, scheduled } from './events.ts';
import { annotated, FORBIDDEN, jobFields, PULL_REQUEST, scenario } from './scenario.ts';

const ended = (status: string, prLink: string | null = null) => ({
  life: [{ status: 'active' }, { status, prLink }],
});

describe('the outcome of a job', () => {
  test('a job whose unknown fields are in an output, and invalid ones ignored', async () => {
    const odd = { model: 7, source: null, cost: { tokens: 12 } };
    const end = { status: 'completed', prLink: PULL_REQUEST, ...odd };
    await using s = await scenario({ life: [{ status: 'active' }, end] });
    const { outputs, summary, annotations } = await s.run();
    expect(annotations).toEqual([]);
    expect(summary).not.toContain('Repository');
    const message = `Pull request opened: ${PULL_REQUEST}`;
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'pr-number': '7', message });
    expect(JSON.parse(outputs['job'] ?? '')).toEqual(s.platform.jobs[0]?.job);
    expect(JSON.parse(outputs['job'] ?? '')).toMatchObject(odd);
  });

  test('an unknown status doesn’t count as an end, and is one warning', async () => {
    const before = ['dreaming', 'dreaming', 'thinking'].map((status) => ({ status }));
    await using s = await scenario({ life: [...before, { status: 'completed', prLink: PULL_REQUEST }] });
    const { outputs, annotations } = await s.run();
    expect(outputs['outcome']).toBe('pr-created');
    const said = 'The API returned the unknown job status `dreaming`. Polling continues.';
    expect(annotations).toEqual([annotated('warning', said, 'Unknown job status')]);
  });

  const invalid = ['javascript:alert(1)', 'https://github.com@evil.example/acme/docs/pull/7'];
  test.each(invalid)('an invalid link isn’t a pull request, for main and post: %s', async (prLink) => {
    await using s = await scenario({ life: [{ status: 'completed', prLink }] });
    const main = await s.run();
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'no-pr', 'pr-link': '' } });
    const said = `: the API returned a link that is not an http(s) URL, “${prLink}”.`;
    expect(main.outputs['message']).toContain(said);
    expect(main.outputs['job']).toContain(prLink);
    const links = [...main.summary.matchAll(/\]\(([^)]*)\)/gu)].map(([, url]) => url);
    expect(links).toEqual(['https://github.com/Codertocat', 'https://github.com/Codertocat/Hello-World']);
    const post = await (await s.killAfter('Job `job-2` accepted')).post();
    expect(post.annotations[0]?.message).toContain('completed without a pull request');
  });
});

test.each([
  ['an ended job at once', 'true', 'completed', 'pr-created'],
  ['an ended job at once', 'false', 'completed', 'pr-created'],
  ['an active job', 'false', 'active', 'started'],
])('following a job by its id reports %s after one poll, with wait: %s', async (_, wait, state, outcome) => {
  await using s = await withJobs([[{ status: state, prLink: PULL_REQUEST }]]);
  const inputs = { 'job-id': ' job-1 ', wait, comment: 'true' };
  const { outputs, summary, elapsedMs } = await s.run({ with: inputs });
  expect(outputs).toMatchObject({ outcome, status: state, 'job-id': 'job-1', 'pr-link': PULL_REQUEST });
  expect(s.platform.requests).toHaveLength(1);
  expect(elapsedMs).toBe(0);
  // Whatever the job works on changes that pull request.
  expect(s.github.comments[0]?.body.includes('look for a new commit in')).toBe(state === 'active');
  expect(summary.includes('**Docs job still running: ')).toBe(state === 'active');
  const said = state === 'active' ? /^Job `job-1` is active; not waiting/u : /^Pull request opened: /u;
  expect(outputs['message']).toMatch(said);
});

test('outputs stay far below GitHub’s limit of 1 MB for a workflow job', async () => {
  const long = 'x'.repeat(300_000);
  const life = [{ status: 'completed', prLink: `${PULL_REQUEST}?${long}`, model: long }];
  await using s = await scenario({ life });
  const body = { ...jobFields(long), id: 'job-1', prLink: `https://x.example/${long}` };
  s.platform.fault({ method: 'GET' }, { kind: 'raw', body: JSON.stringify(body) });
  const { outputs } = await s.run({ with: { 'timeout-minutes': '1' } });
  expect(Object.values(outputs).join('').length).toBeLessThan(20_000);
  expect(outputs['pr-link']).toBe('');
});

test.each([
  ['a new commit is reported as an update', PULL_REQUEST, 'updated', true],
  ['the same head is reported as unchanged', `${PULL_REQUEST}/files`, 'unchanged', false],
  ['a head that is only known after it is reported as continued', PULL_REQUEST, 'continued', false],
  ['another pull request is reported as opened', `https://github.com/${HERE}/pull/6`, 'opened', false],
  ['its number elsewhere is reported as opened', 'https://github.com/acme/docs/pull/7', 'opened', false],
])('a follow-up that ends with %s', async (_, before, word, isPushed) => {
  const lifeAfterMessage = () => {
    if (isPushed) s.github.pushToPull(7);
    return ended('completed', word === 'opened' ? PULL_REQUEST : before).life;
  };
  await using s = await withJobs([ends(before)], {}, { lifeAfterMessage });
  if (word === 'continued') s.github.fault({ path: /pulls\/7$/u }, FORBIDDEN);
  const inputs = { 'job-id': 'job-1', prompt: 'Shorter.', comment: 'true' };
  const { outputs, summary, log } = await s.run({ with: inputs });
  const reason = word === 'opened' ? '' : word;
  expect(outputs).toMatchObject({ outcome: 'pr-created', reason, 'pr-number': '7' });
  expect(outputs['message']).toContain(`Pull request ${word}`);
  expect(log.includes("Couldn't read pull request")).toBe(word === 'continued');
  for (const text of [summary, s.github.comments[0]?.body]) {
    expect(text).toContain(`**Docs pull request ${word}: `);
    expect(text).not.toMatch(/troubleshooting|\| Repository \||Open pull request/u);
  }
  expect(s.github.requests.filter(({ path }) => path.includes('/compare/'))).toEqual([]);
  expect((await s.run({ attempt: 2, with: inputs })).outputs['reason']).toBe(reason);
});

test('a job that still shows its earlier end at the deadline isn’t reported as completed', async () => {
  await using s = await withJobs([ends()], {}, { staleGets: 100 });
  const inputs = { 'job-id': 'job-1', prompt: 'Shorter.', 'timeout-minutes': '0.2' };
  const { outputs } = await s.run({ with: { ...inputs, 'poll-interval-seconds': '2' } });
  expect(outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job-1' });
  expect(outputs['status']).not.toBe('completed');
  // The API did respond, with the earlier end.
  expect(outputs['message']).toMatch(
    /^Timed out after 12 s without a new status of job `job-1`, which may still be running\./u,
  );
});

test('an output that can’t be written fails the step, because later steps depend on it', async () => {
  await using s = await scenario();
  const options = { event: scheduled, env: { GITHUB_OUTPUT: '/nowhere/output' } };
  const { exitCode, log, annotations } = await s.runProcess({ ...options, with: { comment: 'true' } });
  expect(annotations).toContainEqual(annotated('notice', 'Nothing to comment on'));
  expect([exitCode, s.platform.jobs.length]).toEqual([1, 1]);
  expect(log).toMatch(/Couldn't write the output job-id[^]*Its value is: job-1/u);
});

test.each([
  [449_000, true],
  [460_000, false],
])('a job of over %i characters is an output: %p, and all are below 1 MB', async (length, isOutput) => {
  const files = Array.from({ length: 300 }, (_, index) => `docs/${index}/${'x'.repeat(200)}.md`);
  const life = [{ status: 'completed', prLink: PULL_2, more: 'x'.repeat(length) }];
  await using s = await opens({ pulls: [{ number: 2, files }] }, { life });
  const { outputs, annotations } = await s.run({ with: { comment: 'true', 'allowed-paths': 'docs/**' } });
  const job: unknown = isOutput ? JSON.parse(outputs['job'] ?? '') : outputs['job'];
  expect(job).toEqual(isOutput ? expect.objectContaining({ id: 'job-1', more: 'x'.repeat(length) }) : '');
  const said = 'The output `job` is empty, because its limit is 450,000 characters.';
  const isEmpty = annotated('warning', said, 'Output left out');
  const isCut = annotated('warning', '`changed-files` leaves out');
  expect(annotations).toEqual(isOutput ? [isCut] : [isEmpty, isCut]);
  expect(outputs['changed-files']?.length).toBeGreaterThan(30_000);
  // GitHub measures them in UTF-16.
  expect(2 * Object.values(outputs).join('').length).toBeLessThan(1_000_000);
});
