import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { type HttpClient, HttpError } from '../../src/http/client.ts';
import type { Clock } from '../../src/lib/clock.ts';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import type { Runner } from '../../src/runner/commands.ts';
import { readEnvironment } from '../../src/runner/environment.ts';
import { run } from '../../src/visitors/run.ts';
import { pathsOf, Rows, rowOfLine, scenario, site } from './scenario.ts';

const HOUR = 3_600_000;

test('a quota that runs out, then the resume: every row once', async () => {
  let now = Date.parse('2026-11-02T09:00:00Z');
  await using s = await scenario({ ...site(23), quota: { visitors: 3 }, now: () => now });
  const first = await s.run({ 'page-size': '5', 'last-days': '7' });
  expect(first.exitCode).toBe(1);
  expect(first.outputs).toMatchObject({ rows: '15', complete: 'false', 'next-offset': '15', total: '850' });
  expect(first.annotations).toEqual([
    { level: 'error', message: expect.stringContaining('The limit is used up') },
  ]);
  expect(first.annotations[0]?.message).toContain(
    'Wrote 15 rows to visitors.csv. To go on where it stopped, run again with date-from: 2026-10-26, date-to: 2026-11-02, offset: 15, append: true.',
  );
  expect(first.summary).toContain('### Docs visitors export: cut short');
  expect(first.elapsedMs).toBeGreaterThan(8 * 60_000);
  expect(first.elapsedMs).toBeLessThan(10 * 60_000);
  expect(first.log).toMatch(
    /429: “Rate limit exceeded”\. Waiting \d+ s, until 09:00:\d\d UTC, for the rows from 15 on/u,
  );

  now += HOUR;
  const second = await s.run({
    'page-size': '5',
    'date-from': '2026-10-26',
    'date-to': '2026-11-02',
    offset: first.outputs['next-offset'] ?? '',
    append: 'true',
  });
  expect(second.outputs).toMatchObject({ rows: '8', complete: 'true', 'next-offset': '' });
  expect(second.log).toContain('Added 8 rows to visitors.csv.');
  expect(pathsOf(await s.read('visitors.csv'))).toEqual(
    Array.from({ length: 23 }, (_, index) => `/page-${index}`),
  );
});

test('with if-incomplete: warn, the same is a warning', async () => {
  await using s = await scenario({ ...site(23), quota: { visitors: 3 } });
  const { exitCode, outputs, annotations } = await s.run({ 'page-size': '5', 'if-incomplete': 'warn' });
  expect(exitCode).toBe(0);
  expect(annotations.map(({ level }) => level)).toEqual(['warning']);
  expect(outputs).toMatchObject({ rows: '15', complete: 'false', 'next-offset': '15' });
});

test('a Retry-After that the time does not last for ends the export at once', async () => {
  await using s = await scenario(site(23));
  s.platform.fault(
    { path: /visitors$/u, nth: 2 },
    { kind: 'status', status: 429, headers: { 'retry-after': '3300' } },
  );
  const { annotations, elapsedMs, outputs } = await s.run({ 'page-size': '5' });
  expect(annotations[0]?.message).toContain('429, which asks to wait 55 min. The limit is used up');
  expect(outputs).toMatchObject({ rows: '5', 'next-offset': '5' });
  expect(elapsedMs).toBeLessThan(5_000);
});

test('a JSON document that was cut short is whole, and goes on in another file', async () => {
  await using s = await scenario({ ...site(23), quota: { visitors: 2 } });
  const { annotations } = await s.run({ 'page-size': '5', format: 'json', 'timeout-minutes': '1' });
  const document = z
    .object({ visitors: Rows, hasMore: z.boolean() })
    .parse(JSON.parse(await s.read('visitors.json')));
  expect(document.visitors).toHaveLength(10);
  expect(document.hasMore).toBe(true);
  expect(annotations[0]?.message).toContain('run again with offset: 10, another file.');
});

test.each([
  ['csv', 'path,human,ai,total\r\n/old,1,2,3\r\n'],
  ['csv', 'path,human,ai,total\n/old,1,2,3'],
  ['csv', ''],
  ['ndjson', '{"path":"/old"}'],
])('append to %s %j', async (format, before) => {
  await using s = await scenario(site(1));
  await writeFile(join(s.workspace, 'kept'), before);
  await s.run({ format, append: 'true', file: 'kept' });
  const line = format === 'csv' ? '/page-0,0,0,1\r\n' : '{"path":"/page-0","human":0,"ai":0,"total":1}\n';
  const lineEnd = format === 'csv' ? '\r\n' : '\n';
  const head = before === '' ? 'path,human,ai,total\r\n' : '';
  const closed = before === '' || before.endsWith('\n') ? before : before + lineEnd;
  expect(await s.read('kept')).toBe(closed + head + line);
});

/** A service in this process, that goes wrong as it is told to, one telling for each request. */
function service(
  rows: readonly VisitorRow[],
  troubles: readonly Trouble[],
): { fetcher: HttpClient; asked: () => number } {
  let asked = 0;
  const totals = { human: 1, ai: 1, total: 1 };
  return {
    asked: () => asked,
    fetcher: {
      send: async ({ url, onSending }) => {
        onSending?.();
        const trouble = troubles[asked] ?? 'none';
        asked += 1;
        const [limit, offset] = [
          Number(url.searchParams.get('limit')),
          Number(url.searchParams.get('offset')),
        ];
        const answer = JSON.stringify({
          totals,
          visitors: rows.slice(offset, offset + limit),
          hasMore: offset + limit < rows.length,
        });
        const body = (text: string) => Buffer.from(text);
        switch (trouble) {
          case 'none':
            return { status: 200, headers: {}, body: body(answer) };
          case 'cut':
            return { status: 200, headers: {}, body: body(answer.slice(0, -1)) };
          case 'reset':
            throw new HttpError('read ECONNRESET', {});
          case 'refused':
            return { status: 401, headers: {}, body: body('') };
          case 429:
          case 503:
            return { status: trouble, headers: {}, body: body('') };
        }
      },
    },
  };
}

type Trouble = 'none' | 'cut' | 'reset' | 'refused' | 429 | 503;

const REQUEST_LIMIT_MS = 30_000;
const LONGEST_PAUSE_MS = 80_000;

/** A clock that jumps. */
function jumpingClock(): Clock {
  let now = 0;
  const sleepers = new Set<{ due: number; wake: () => void }>();
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const sleeper = {
          due: now + ms,
          wake: () => {
            sleepers.delete(sleeper);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', sleeper.wake, { once: true });
        // Nothing hangs here, so the limits of a request and of the step are never reached: only pauses are waited for.
        if (ms === REQUEST_LIMIT_MS || ms > LONGEST_PAUSE_MS) return;
        setImmediate(() => {
          if (!sleepers.has(sleeper)) return;
          now = Math.max(now, sleeper.due);
          sleeper.wake();
        });
      }),
  };
}

function memoryRunner(): { runner: Runner; outputs: Map<string, string> } {
  const outputs = new Map<string, string>();
  const silent = () => undefined;
  return {
    outputs,
    runner: {
      mask: silent,
      redact: (text) => text,
      debug: silent,
      debugError: silent,
      info: silent,
      notice: silent,
      warning: silent,
      error: silent,
      setOutput: (name, value) => outputs.set(name, value),
      hasLostOutput: () => false,
      saveState: silent,
      addSummary: async () => undefined,
    },
  };
}

test('whatever goes wrong wherever, export and resumes give exactly the rows', async () => {
  const rowsOf = fc.uniqueArray(
    fc.record({
      path: fc.string({ unit: 'grapheme' }),
      human: fc.nat(99),
      ai: fc.nat(99),
      total: fc.nat(99),
    }),
    { selector: ({ path }) => path, maxLength: 30 },
  );
  const trouble = fc.constantFrom<Trouble>('none', 'none', 'none', 'cut', 'reset', 'refused', 429, 503);
  const step = fc.record({
    pageSize: fc.integer({ min: 1, max: 9 }),
    maxRows: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    troubles: fc.array(trouble, { maxLength: 8 }),
    cancelAt: fc.option(fc.nat(6), { nil: undefined }),
  });
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  try {
    await fc.assert(
      fc.asyncProperty(rowsOf, fc.array(step, { maxLength: 4 }), async (rows, steps) => {
        let offset = '0';
        let written = 0;
        await rm(join(folder, 'rows.ndjson'), { force: true });
        for (const { pageSize, maxRows, troubles, cancelAt } of [
          ...steps,
          { pageSize: 9, maxRows: undefined, troubles: [], cancelAt: undefined },
        ]) {
          const { runner, outputs } = memoryRunner();
          const { fetcher, asked } = service(rows, troubles);
          const cancel = new AbortController();
          const watched: HttpClient = {
            ...fetcher,
            send: (request) => {
              if (asked() === cancelAt) cancel.abort();
              return fetcher.send(request);
            },
          };
          const inputs = {
            'project-id': 'p',
            'api-key': 'mint_x',
            format: 'ndjson',
            file: 'rows.ndjson',
            append: 'true',
            offset,
            'page-size': String(pageSize),
            'max-rows': maxRows === undefined ? '' : String(maxRows),
          };
          const environment = readEnvironment({
            GITHUB_WORKSPACE: folder,
            ...Object.fromEntries(
              Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
            ),
          });
          await run(environment, {
            runner,
            clock: jumpingClock(),
            random: () => 0.4,
            cancelled: cancel.signal,
            http: watched,
          });
          written += Number(outputs.get('rows'));
          if (outputs.get('complete') === 'true') break;
          offset = outputs.get('next-offset') ?? '';
        }
        const text = await readFile(join(folder, 'rows.ndjson'), 'utf8');
        const read = text.split('\n').slice(0, -1).map(rowOfLine);
        expect(read).toEqual(rows);
        expect(written).toBe(rows.length);
      }),
      { numRuns: 300 },
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}, 60_000);
