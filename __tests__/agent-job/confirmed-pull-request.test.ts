import { describe, expect, test } from '@jest/globals';
import type { PullSeed } from '../../sandbox/github.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { auto, ends, LINK } from './earlier-jobs.ts';
import { HERE, scheduled } from './events.ts';
import { annotated, FORBIDDEN, lines, type Scenario, scenario } from './scenario.ts';

const TITLE = 'A title of someone';
const ELSEWHERE = 'https://github.com/acme/docs/pull/7';
const EVIL = `https://github.com.evil.example/${HERE}/pull/7`;

/** Everything that needs the pull request, but `allowed-paths`. */
const WANTED = { comment: 'true', 'pr-labels': 'automerge', 'pr-reviewers': 'octocat' };

function links(prLink: string, pull: Partial<PullSeed> = {}): Promise<Scenario> {
  const pulls = [{ number: 7, title: TITLE, files: ['src/secret.ts'], ...pull }];
  return scenario({ life: ends(prLink) }, { pulls });
}

const wants = (inputs: StepOptions['with'] = {}): StepOptions => auto({ with: { ...WANTED, ...inputs } });

/** The requests to GitHub that read or change a pull request. */
const aboutPull = ({ github }: Scenario) =>
  lines(github.requests).filter((line) => /\/(?:pulls|issues)\/(?:7|8)(?:\/|$)/u.test(line));

const READ = [`GET /repos/${HERE}/pulls/7`, `GET /repos/${HERE}/pulls/7/files`];
const CHANGES = [
  `POST /repos/${HERE}/issues/7/comments`,
  `POST /repos/${HERE}/issues/7/labels`,
  `POST /repos/${HERE}/pulls/7/requested_reviewers`,
];

describe('a pull request is the agent’s', () => {
  const octocat = { author: 'octocat', headRef: 'docs' };
  test.each<[string, string, Partial<PullSeed>, StepOptions['with']]>([
    ['by its login', LINK, { headRef: 'docs' }, {}],
    ['by agent-login, in any case', LINK, octocat, { 'agent-login': 'Octocat', 'pr-reviewers': 'ann' }],
    ['by its branch, if a person is the author', LINK, { author: 'ann', headRef: 'mintlify/1a2b' }, {}],
    ['with its link in capitals', LINK.replace(HERE, HERE.toUpperCase()).replace('github', 'GitHub'), {}, {}],
    ['with its link to the files', `${LINK}/files?w=1#diff`, {}, {}],
    ['with its port', LINK.replace('.com', '.com:443'), {}, {}],
    ['as a draft', LINK, { draft: true }, {}],
  ])('%s', async (_, link, pull, inputs) => {
    await using s = await links(link, pull);
    const { annotations, outputs, summary } = await s.run(wants(inputs));
    expect(annotations).toEqual([]);
    expect(outputs).toMatchObject({ 'pr-number': '7', 'changed-files': '["src/secret.ts"]' });
    expect(summary).toMatch(/\*\*Docs pull request opened: \[\w+\/[\w-]+#7 A title of someone\]/iu);
    const asked = aboutPull(s).map((line) => line.replace(/repos\/[^/]+\/[^/]+/u, `repos/${HERE}`));
    expect(asked.toSorted()).toEqual([...READ, ...CHANGES]);
  });

  test('in pr-repository, without a note', async () => {
    await using s = await links(ELSEWHERE, { repository: 'acme/docs' });
    const { annotations, summary } = await s.run(wants({ 'pr-repository': 'Acme/docs' }));
    expect(annotations).toEqual([]);
    expect(summary).toContain(`[acme/docs#7 ${TITLE}](${ELSEWHERE})`);
    expect(s.github.labels(7, 'acme/docs')).toEqual(['automerge']);
    expect(summary).toContain('**Check before merging:** `src/secret.ts` is a script.');
    expect(s.github.comments).toMatchObject([{ issue: 1 }]);
  });
});

const STRANGER = { author: 'mallory', headRef: 'x' };
const FORK = { author: 'mallory', headRepository: 'Codertocat/x', headRef: 'mintlify/1' };
const THEIRS = /`mallory` opened it\. If only the agent uses that account, set `agent-login: mallory`\./u;
const OTHER_REPOSITORY =
  'it is in `acme/docs`. If the agent works there, set `pr-repository: acme/docs` and, if it is private or ' +
  'gets labels or reviewers, `github-token` to a token for both repositories. ' +
  "If it doesn't, check `project-id`.";
const ONLY_THERE = /it isn't one on .*\. Only pull requests there can be checked, labeled and reviewed/u;

// Why a link isn't confirmed, and how many requests say so.
test.each<[string, string, Partial<PullSeed>, string | RegExp, number]>([
  ['of someone else', LINK, STRANGER, THEIRS, 1],
  ['from a fork’s branch with the agent’s name', LINK, FORK, THEIRS, 1],
  ['of a similar bot', LINK, { author: 'mintlify-x', headRef: 'mintlify' }, /`agent-login: mintlify-x`/u, 1],
  ['in another repository', ELSEWHERE, { repository: 'acme/docs' }, OTHER_REPOSITORY, 0],
  ['on a host that looks like GitHub', EVIL, {}, /it isn't one on `https:\/\/github\.com`\./u, 0],
  ['on another port', LINK.replace('.com', '.com:8443'), {}, ONLY_THERE, 0],
  ['over http', LINK.replace('https', 'http'), {}, /it isn't one on/u, 0],
  ['with an escaped name', LINK.replace('Hello', '%48ello'), {}, /it isn't one on/u, 0],
  ['with an escaped slash', `https://github.com/evil%2F${HERE}/pull/7`, {}, /it isn't one on/u, 0],
  ['of another kind', `https://github.com/${HERE}/issues/7`, {}, /it isn't one on/u, 0],
])('only linked, with a warning: a pull request %s', async (name, link, pull, why, reads) => {
  await using s = await links(link, pull);
  const step = await s.run(wants());
  const number = /escaped|of another kind/u.test(name) ? '' : '7';
  const found = { outcome: 'pr-created', reason: '', 'pr-link': link, 'pr-number': number };
  const outputs = { ...found, 'changed-files': '' };
  expect(step).toMatchObject({ exitCode: 0, outputs, annotations: [annotated('warning', why)] });
  expect(s.github.comments[0]?.body).toContain("\n\nGitHub didn't confirm that the agent opened this");
  expect(aboutPull(s)).toEqual(READ.slice(0, reads));
  for (const text of [step.summary, s.github.comments[0]?.body ?? '']) {
    expect(text).toContain(`**Docs pull request opened: [${link.replaceAll('_', '\\_')}](${link})**`);
    expect(text).toMatch(/Couldn't (?:confirm that|read pull request)/u);
    expect(text).not.toMatch(/A title|secret|#7\b(?!\))/u);
  }
  // If no input needs it, that isn't checked.
  expect(await s.run()).toMatchObject({ exitCode: 0, outputs: found, annotations: [] });
});

test.each([
  ['on this server', 'https://github.com/acme/docs'],
  ['on a host that looks like it', 'https://github.com.evil.example/acme/docs'],
  ['on a host with letters that look like it', 'https://g\u0456thub.com/x', 'https://xn--gthub-n2e.com/x'],
])('a job’s repository is shown by its whole URL: %s', async (_, repository, url = repository) => {
  await using s = await scenario({ source: { repository, ref: 'main' } });
  expect((await s.run()).summary).toContain(`| Repository | [${url}](${url}) |`);
});

test('a pull request whose files GitHub doesn’t list gets its labels', async () => {
  await using s = await links(LINK);
  s.github.fault({ path: /files$/u, times: Infinity }, FORBIDDEN);
  const { annotations, outputs, summary } = await s.run(wants());
  expect(annotations).toEqual([]);
  expect(outputs['changed-files']).toBe('');
  expect(summary).toContain(TITLE);
  expect(summary).not.toContain('Changed file');
  expect(s.github.labels(7)).toEqual(['automerge']);
});

test('for the note alone, one request confirms it', async () => {
  await using s = await links(LINK);
  await s.run(auto({ event: scheduled }));
  const NOTES = `GET /repos/${HERE}/issues/7/comments`;
  expect(aboutPull(s)).toEqual([NOTES, ...READ.slice(0, 1), ...CHANGES.slice(0, 1)]);
  await using other = await links(LINK, STRANGER);
  const { annotations } = await other.run(auto({ event: scheduled }));
  expect(annotations).toEqual([annotated('warning', 'agent-login', 'Pull request not confirmed')]);
  expect(aboutPull(other)).toEqual(READ.slice(0, 1));
  // Elsewhere, there is no note.
  await using there = await links(ELSEWHERE, { repository: 'acme/docs' });
  await there.run(auto({ event: scheduled, with: { 'pr-repository': 'acme/docs' } }));
  expect(aboutPull(there)).toEqual([]);
});
