import { mkdir, mkdtempDisposable, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { StepResult } from '../../sandbox/run-step.ts';
import { annotated } from '../conclusion.ts';
import { testOfLinks } from '../machine.ts';
import { pagesUpTo, pathsOf, Rows, rowOfLine, STATE } from './exported.ts';
import { first, InMemory, page, paths } from './in-memory.ts';
import { scarceScenario, scenario, site } from './scenario.ts';

test('an export that resumes after the quota was used up has every row once', async () => {
  await using s = await scarceScenario(site(1_200), 3);
  const first = await s.run({ 'last-days': '7' });
  expect(first.exitCode).toBe(1);
  expect(first.outputs).toMatchObject({ rows: '750', complete: 'false', total: '850' });
  expect(first.annotations).toEqual([
    {
      level: 'error',
      title: expect.any(String),
      message:
        "Exported only 750 rows to `visitors.csv`: the organization's hourly quota is used up, and the next request at " +
        '10:00:01 UTC would be after the timeout. Run again with `resume: true` to continue ' +
        '(keep `visitors.csv.resume.json`).',
    },
  ]);
  expect(first.summary).toContain(' · incomplete\n');
  // It ends at once, not at the deadline.
  expect(first.elapsedMs).toBeLessThan(5_000);
  expect(first.log).toContain(
    "The organization's quota of 100 requests an hour (25,000 rows) is used up. The next request at 10:00:01 UTC would be after the timeout.",
  );
  expect(await s.names()).toEqual(['visitors.csv', STATE]);
  expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(750));

  s.pass();
  const second = await s.run({ 'last-days': '7', resume: 'true', compare: 'false' });
  expect(second.outputs).toMatchObject({ rows: '1200', complete: 'true' });
  expect(second.log).toContain('Exported 1,200 rows (450 in this run) to `visitors.csv`.');
  expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(1_200));
  expect(await s.names()).toEqual(['visitors.csv']);
});

test.each([{ 'last-days': '7' }, { 'date-from': '2026-10-26' }])(
  'a resumed run with %j keeps the first run’s period, date and rows, and compares with the period before',
  async (dates) => {
    await using s = await scenario(site(600));
    const inputs = { ...dates, format: 'json', compare: 'true', top: '4' };
    s.reject(2);
    expect((await s.run(inputs)).outputs['complete']).toBe('false');
    const later = { startsAt: Date.parse('2026-11-09T09:00:00Z') };
    const { outputs } = await s.run({ ...inputs, resume: 'true' }, later);
    expect(outputs).toMatchObject({ complete: 'true', 'date-to': '2026-11-02', rows: '600' });
    const requests = s.platform.requests.slice(2, 5);
    expect(requests.map(({ query }) => [query.get('dateFrom'), query.get('offset')])).toEqual([
      ['2026-10-26', '250'],
      ['2026-10-26', '500'],
      ['2026-10-19', '0'],
    ]);
    expect(await s.read('visitors.json')).toContain('"generated_at":"2026-11-02T09:00:00.000Z"');
    // The first run read three of them.
    const top = Rows.parse(JSON.parse(outputs['top-pages'] ?? '')).map(({ path }) => path);
    expect(top).toEqual(['/page-149', '/page-199', '/page-249', '/page-299']);
  },
);

test('the state is all that another run needs, and paths come back as they were', async () => {
  const twists = ['=x', "'=x", "''=x", '"', '\n', '/é🙂'];
  await using s = await scenario(site(600, (index) => twists[index] ?? `/page-${index}`));
  s.reject(2);
  await s.run();
  await rm(join(s.workspace, 'visitors.csv'));
  // Another name and format, as the state is moved with it.
  await rename(join(s.workspace, STATE), join(s.workspace, 'rows.resume.json'));
  const { outputs } = await s.run({ resume: 'true', file: 'rows', format: 'ndjson' });
  expect(s.offsets()).toEqual([0, 250, 250, 500]);
  expect(outputs).toMatchObject({ rows: '600', complete: 'true', file: 'rows' });
  const written = (await s.read('rows')).trimEnd().split('\n').map(rowOfLine);
  expect(written).toHaveLength(600);
  expect(written.slice(0, twists.length).map(({ path }) => path)).toEqual(twists);
  expect(await s.names()).toEqual(['rows']);
});

const Document = z.object({ visitors: Rows, complete: z.boolean(), hasMore: z.boolean() });
test.each(['csv', 'json', 'ndjson'])('a resumed %s file is that of a single run', async (format) => {
  const name = `visitors.${format}`;
  await using whole = await scenario(site(1_200));
  await whole.run({ format });
  await using s = await scarceScenario(site(1_200), 2);
  for (let run = 0; run < 3; run += 1) {
    await s.run({ format, resume: 'true' });
    if (format === 'json' && run < 2) {
      const document = Document.parse(JSON.parse(await s.read(name)));
      expect(document.visitors).toHaveLength(500 * (run + 1));
      expect(document).toMatchObject({ complete: false, hasMore: true });
    }
    s.pass();
  }
  expect(await s.read(name)).toBe(await whole.read(name));
  expect(await s.names()).toEqual([name]);
});

test('a kill during a wait for the quota loses no rows, because file and state are written', async () => {
  await using s = await scarceScenario(site(1_200), 3);
  const step = await s.start({ 'timeout-minutes': '180' }, { clock: 'held' });
  await step.waitForLine("The organization's quota of 100 requests an hour (25,000 rows) is used up. Up to ");
  await step.clock.idle();
  step.kill('SIGKILL');
  await step.result;
  expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(750));
  expect((await s.names()).filter((name) => !name.endsWith('.part'))).toEqual(['visitors.csv', STATE]);

  s.pass();
  const { outputs } = await s.run({ resume: 'true' });
  expect(outputs).toMatchObject({ rows: '1200', complete: 'true' });
  expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(1_200));
});

describe('a state that doesn’t match is an error before any request', () => {
  const refused = (message: string) => [annotated('error', message)];

  /** Changes the state of an incomplete export, and resumes. */
  async function resumeAfter(change: (path: string) => Promise<unknown>): Promise<StepResult> {
    await using s = await scenario(site(600));
    s.reject(2);
    await s.run();
    await change(join(s.workspace, STATE));
    const step = await s.run({ resume: 'true' });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ rows: '0', complete: 'false', file: '' });
    expect(s.platform.requests).toHaveLength(2);
    expect(await s.names()).toContain('visitors.csv');
    return step;
  }

  const replace = (by: (text: string) => string) => async (path: string) =>
    writeFile(path, by(await readFile(path, 'utf8')));

  test.each<[string, (path: string) => Promise<unknown>, string]>([
    ['a folder', (path) => rm(path).then(() => mkdir(path)), 'is a folder'],
    ['more behind it', replace((text) => `${text} `), 'was changed after'],
    [
      'another version',
      replace((text) => text.replace('"version":1', '"version":2')),
      'by another version of',
    ],
    ['invalid JSON', replace((text) => text.slice(1)), "isn't JSON"],
    ['something else', replace(() => '[]'), 'was written by something else'],
  ])('%s', async (_, change, message) => {
    expect((await resumeAfter(change)).annotations).toEqual(refused(message));
  });

  testOfLinks.each(['elsewhere', 'nowhere'])('a link to %s', async (target) => {
    const { annotations } = await resumeAfter(async (path) => {
      await rename(path, join(path, '..', 'elsewhere'));
      await symlink(target, path);
    });
    expect(annotations).toEqual(refused(`\`file\`: the state \`${STATE}\` is a link`));
  });

  test('the state of another export', async () => {
    await using s = await scenario(site(600));
    s.reject(2);
    await s.run();
    for (const [inputs, message] of [
      [{ 'project-id': 'project-2' }, 'is for another export (its project differs)'],
      [{ 'base-url': `${s.platform.url}/other` }, 'is for another export (its project differs)'],
      [{ 'last-days': '7' }, 'it covers 2026-10-03 – 2026-11-01'],
      [{ 'date-from': '2026-10-04' }, 'it covers 2026-10-03 – 2026-11-01'],
      [{ 'date-from': '2026-10-02' }, 'it covers 2026-10-03 – 2026-11-01'],
      [{ compare: 'true' }, 'it was started with `compare: false`'],
    ] as const) {
      const { exitCode, annotations } = await s.run({ resume: 'true', ...inputs });
      expect(annotations).toEqual(refused(message));
      expect(annotations[0]?.message).toMatch(/^`resume`: /u);
      expect(exitCode).toBe(1);
    }
    expect(s.platform.requests).toHaveLength(2);
  });

  /** Every JSON text that differs from the given one in a single value or lacks one, also in its first rows. */
  function* changesOf(value: unknown): Generator<unknown> {
    if (Array.isArray(value)) {
      yield value.slice(1).concat(value.length === 0 ? ['x'] : []);
      for (const [at, item] of value.slice(0, 2).entries())
        for (const changed of changesOf(item)) yield value.with(at, changed);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        const { [name]: _, ...others } = Object.fromEntries(Object.entries(value));
        yield others;
        for (const changed of changesOf(item)) yield { ...value, [name]: changed };
      }
    } else {
      for (const other of [-1, 7, 7.5, 'x', true, null]) if (other !== value) yield other;
    }
  }

  test('any changed or missing value in it', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'resume-'));
    // The API has three rows on a page, and rejects the fourth request.
    const [first3, next3] = [page(paths(0, 3), true), page(paths(3, 6), true)];
    const service = first([first3, first3, next3], () => ({ status: 401 }));
    const exports = new InMemory(folder.path, service);
    await exports.run();
    const { requests } = exports;
    const [path, file] = [join(folder.path, STATE), join(folder.path, 'visitors.csv')];
    const old = await readFile(file, 'utf8');
    const states = [...changesOf(JSON.parse(await readFile(path, 'utf8')))];
    expect(states.length).toBeGreaterThan(50);
    for (const state of states) {
      await writeFile(path, JSON.stringify(state));
      const { exitCode, annotations } = await exports.run({ resume: 'true' });
      expect(annotations).toEqual([annotated('error', /^`resume`: .* was (?:changed|written) /u)]);
      expect(exitCode).toBe(1);
    }
    expect(exports.requests).toBe(requests);
    expect(await readFile(file, 'utf8')).toBe(old);
  });
});
