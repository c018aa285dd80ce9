import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import { testOfLinks } from '../machine.ts';
import {
  Movers,
  pagesUpTo,
  pathsOf,
  Rows,
  rowOf,
  type Scenario,
  scarceScenario,
  scenario,
  site,
  TOTALS,
} from './scenario.ts';

const STATE = 'visitors.csv.resume.json';

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
  // The window is that of the state, because `last-days` means other days two days later.
  const second = await s.run(
    { 'last-days': '7', resume: 'true', compare: 'false' },
    { startsAt: Date.parse('2026-11-04T09:00:00Z') },
  );
  expect(second.outputs).toMatchObject({
    rows: '1200',
    complete: 'true',
    'date-from': '2026-10-26',
    'date-to': '2026-11-02',
  });
  expect(second.log).toContain('Exported 1,200 rows (450 in this run) to `visitors.csv`.');
  expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(1_200));
  expect(await s.names()).toEqual(['visitors.csv']);
});

test('a resumed run keeps the first run’s period and date, and compares with the period before that', async () => {
  await using s = await scarceScenario(site(600), 2);
  const inputs = { 'last-days': '7', format: 'json', compare: 'true' };
  s.platform.fault({ path: /visitors$/u, nth: 2 }, { kind: 'status', status: 401 });
  expect((await s.run(inputs)).outputs['complete']).toBe('false');
  s.pass();
  const before = s.platform.requests.length;
  const later = { startsAt: Date.parse('2026-11-09T09:00:00Z') };
  await s.run({ ...inputs, resume: 'true' }, later);
  expect(
    s.platform.requests.slice(before).map(({ query }) => [query.get('dateFrom'), query.get('offset')]),
  ).toEqual([
    ['2026-10-26', '250'],
    ['2026-10-26', '500'],
    ['2026-10-19', '0'],
  ]);
  expect(await s.read('visitors.json')).toContain('"generated_at":"2026-11-02T09:00:00.000Z"');
});

test('a resumed export without date-to keeps the end of the first run', async () => {
  await using s = await scenario(site(600));
  s.platform.fault({ path: /visitors$/u, nth: 2 }, { kind: 'status', status: 401 });
  await s.run({ 'date-from': '2026-10-20' });
  const later = { startsAt: Date.parse('2026-11-09T09:00:00Z') };
  const { outputs } = await s.run({ 'date-from': '2026-10-20', resume: 'true' }, later);
  expect(outputs).toMatchObject({ complete: 'true', 'date-to': '2026-11-02', rows: '600' });
});

test('the state is all that another run needs', async () => {
  await using s = await scenario(site(600));
  s.platform.fault({ path: /visitors$/u, nth: 2 }, { kind: 'status', status: 401 });
  await s.run();
  await rm(join(s.workspace, 'visitors.csv'));
  // Another name and format, as the state is moved with it.
  await rename(join(s.workspace, STATE), join(s.workspace, 'rows.resume.json'));
  const { outputs } = await s.run({ resume: 'true', file: 'rows', format: 'ndjson' });
  expect(s.offsets()).toEqual([0, 250, 250, 500]);
  expect(outputs).toMatchObject({ rows: '600', complete: 'true', file: 'rows' });
  expect((await s.read('rows')).trimEnd().split('\n')).toHaveLength(600);
  expect(await s.names()).toEqual(['rows']);
});

test('paths come back as they were, whatever their cells look like', async () => {
  const twists = ['=x', "'=x", "''=x", '"', '\n', '/é🙂'];
  await using s = await scenario(site(400, (index) => twists[index] ?? `/page-${index}`));
  s.platform.fault({ path: /visitors$/u, nth: 2 }, { kind: 'status', status: 401 });
  await s.run({ file: 'rows', format: 'csv' });
  const { outputs } = await s.run({ file: 'rows', format: 'json', resume: 'true' });
  const { visitors } = z.object({ visitors: Rows }).parse(JSON.parse(await s.read('rows')));
  expect(visitors.slice(0, twists.length).map(({ path }) => path)).toEqual(twists);
  expect(s.offsets()).toEqual([0, 250, 250]);
  expect(outputs['complete']).toBe('true');
});

test.each(['csv', 'json', 'ndjson'])(
  'a resumed %s file is the same as that of a single run',
  async (format) => {
    const name = `visitors.${format}`;
    await using whole = await scenario(site(1_200));
    await whole.run({ format });
    await using s = await scarceScenario(site(1_200), 2);
    for (let run = 0; run < 3; run += 1) {
      await s.run({ format, resume: 'true' });
      if (format === 'json' && run < 2) {
        const document = z
          .object({ visitors: Rows, complete: z.boolean(), hasMore: z.boolean() })
          .parse(JSON.parse(await s.read(name)));
        expect(document.visitors).toHaveLength(500 * (run + 1));
        expect(document).toMatchObject({ complete: false, hasMore: true });
      }
      s.pass();
    }
    expect(await s.read(name)).toBe(await whole.read(name));
    expect(await s.names()).toEqual([name]);
  },
);

test('top pages and comparison use all rows, not only the last run’s', async () => {
  const inputs = { compare: 'true', top: '5' };
  // The first rows have most visitors. In the period before, they had twice as many.
  const falling: PlatformOptions = {
    visitors: {
      count: 600,
      totals: TOTALS,
      row: (index) => {
        reads += 1;
        const total = (reads > 600 ? 2 : 1) * (1_000 - index);
        return { path: `/page-${index}`, human: total, ai: 0, total };
      },
    },
  };
  let reads = 0;
  await using s = await scenario(falling);
  s.platform.fault({ path: /visitors$/u, nth: 2 }, { kind: 'status', status: 401 });
  expect((await s.run(inputs)).outputs).toMatchObject({ rows: '250', complete: 'false', movers: '' });
  const { outputs } = await s.run({ ...inputs, resume: 'true' });
  expect(outputs).toMatchObject({ rows: '600', complete: 'true' });
  expect(Rows.parse(JSON.parse(outputs['top-pages'] ?? '')).map(({ path }) => path)).toEqual(pagesUpTo(5));
  expect(Movers.parse(JSON.parse(outputs['movers'] ?? ''))).toEqual(
    [1_000, 999, 998, 997, 996].map((after, index) => ({
      path: `/page-${index}`,
      before: 2 * after,
      after,
      change: -after,
    })),
  );
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

test('rows that moved between the runs are noticed', async () => {
  await using s = await scenario(site(1_000));
  s.platform.fault({ path: /visitors$/u, nth: 3 }, { kind: 'status', status: 401 });
  await s.run();
  // The rows have moved down by ten since then.
  const visitors = Array.from({ length: 250 }, (_, at) => rowOf(490 + at));
  const body = JSON.stringify({ totals: TOTALS, visitors, hasMore: true });
  s.platform.fault({ path: /visitors$/u }, { kind: 'raw', body });
  const { outputs, log } = await s.run({ resume: 'true' });
  const paths = pathsOf(await s.read('visitors.csv'));
  expect(paths).toHaveLength(1_000);
  expect(new Set(paths)).toEqual(new Set(pagesUpTo(1_000)));
  expect(outputs).toMatchObject({ rows: '1000', complete: 'true' });
  expect(log).toContain('Pass 1 of 3: 1,000 rows, 10 of them repeated.');
});

test('a new export starts without a state', async () => {
  await using s = await scenario(site(3));
  await writeFile(join(s.workspace, 'visitors.csv'), 'something else');
  const { outputs } = await s.run({ resume: 'true' });
  expect(outputs).toMatchObject({ rows: '3', complete: 'true' });
  expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(3));
});

test('a new export replaces file and state', async () => {
  await using s = await scarceScenario(site(1_200), 3);
  await s.run();
  s.pass();
  const { outputs } = await s.run({ 'last-days': '7' });
  expect(outputs).toMatchObject({ rows: '750', complete: 'false' });
  s.pass();
  expect((await s.run({ 'last-days': '7', resume: 'true' })).outputs).toMatchObject({
    rows: '1200',
    complete: 'true',
  });
});

describe('a state that doesn’t match is an error before any request', () => {
  const change = (s: Scenario, name: string, by: (text: string) => string) =>
    readFile(join(s.workspace, name), 'utf8').then((text) => writeFile(join(s.workspace, name), by(text)));
  /** Puts a link in the place of a file. */
  const move = async (s: Scenario, name: string, isThere = true) => {
    await rename(join(s.workspace, name), join(s.workspace, 'elsewhere'));
    await symlink(isThere ? 'elsewhere' : 'nowhere', join(s.workspace, name));
  };
  type Case = readonly [string, (s: Scenario) => Promise<unknown>, Record<string, string>, string];
  const cases: readonly Case[] = [
    [
      'another project',
      async () => undefined,
      { 'project-id': 'project-2' },
      'is for another export (its project differs)',
    ],
    ['another window', async () => undefined, { 'last-days': '7' }, 'it covers 2026-10-03 – 2026-11-01'],
    [
      'other dates',
      async () => undefined,
      { 'date-from': '2026-10-04' },
      'it covers 2026-10-03 – 2026-11-01',
    ],
    [
      'an earlier date',
      async () => undefined,
      { 'date-from': '2026-10-02' },
      'it covers 2026-10-03 – 2026-11-01',
    ],
    ['a comparison', async () => undefined, { compare: 'true' }, 'it was started with `compare: false`'],
    [
      'a folder',
      async (s) => {
        await rm(join(s.workspace, STATE));
        await mkdir(join(s.workspace, STATE));
      },
      {},
      'is a folder',
    ],
    ['more behind it', (s) => change(s, STATE, (text) => `${text} `), {}, 'was changed after'],
    [
      'another version',
      (s) => change(s, STATE, (text) => text.replace('"version":1', '"version":2')),
      {},
      'was written by another version of this action',
    ],
    ['invalid JSON', (s) => change(s, STATE, (text) => text.slice(1)), {}, "isn't JSON"],
    ['something else', (s) => change(s, STATE, () => '[]'), {}, 'was written by something else'],
  ];
  const links: readonly Case[] = [
    ['a link', (s) => move(s, STATE), {}, 'is a link'],
    ['a link to nothing', (s) => move(s, STATE, false), {}, 'is a link'],
  ];
  test.each(cases)('%s', refused);
  testOfLinks.each(links)('%s', refused);

  async function refused(...[, arrange, inputs, message]: Case): Promise<void> {
    await using s = await scarceScenario(site(1_200), 3);
    await s.run();
    await arrange(s);
    const before = s.platform.requests.length;
    const { exitCode, annotations, outputs } = await s.run({ resume: 'true', ...inputs });
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([
      { level: 'error', title: expect.any(String), message: expect.stringMatching(/^`(?:resume|file)`: /u) },
    ]);
    expect(annotations[0]?.message).toContain(message);
    expect(outputs).toMatchObject({ rows: '0', complete: 'false', file: '' });
    expect(s.platform.requests).toHaveLength(before);
    expect((await s.names()).filter((name) => name === 'visitors.csv')).toHaveLength(1);
    // Without `resume`, the same inputs start a new export.
    if (inputs['project-id'] === undefined && !/link|folder/u.test(message)) {
      s.pass();
      expect((await s.run(inputs)).outputs).toMatchObject({ rows: '750' });
    }
  }

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
    await using s = await scarceScenario(site(1_200), 3);
    await s.run();
    const before = s.platform.requests.length;
    const old = await s.read('visitors.csv');
    const path = join(s.workspace, STATE);
    let count = 0;
    for (const state of changesOf(JSON.parse(await s.read(STATE)))) {
      await writeFile(path, JSON.stringify(state));
      const { exitCode, annotations } = await s.run({ resume: 'true' });
      expect(annotations).toEqual([
        {
          level: 'error',
          title: expect.any(String),
          message: expect.stringMatching(/^`resume`: .* was (?:changed|written) /u),
        },
      ]);
      expect(exitCode).toBe(1);
      count += 1;
    }
    expect(count).toBeGreaterThan(50);
    expect(s.platform.requests).toHaveLength(before);
    expect(await s.read('visitors.csv')).toBe(old);
  });
});
