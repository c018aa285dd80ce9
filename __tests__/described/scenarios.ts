import type { GitHubOptions } from '../../sandbox/github.ts';
import { pushOf } from '../../sandbox/merges.ts';
import {
  AGENT,
  type Event,
  event,
  HERE,
  onPullRequest,
  outsiders,
  reports,
  scheduled,
  sentBy,
  trusted,
} from '../agent-job/events.ts';
import { SENDER } from '../agent-job/scenario.ts';

export type Values = Readonly<Record<string, string>>;

/** A run, and how it ends without changes. */
export interface Scenario {
  /** By default, a label is added to #1. */
  readonly event?: Event;
  readonly inputs?: Values;
  readonly gitHub?: GitHubOptions;
  /** Inputs of an earlier run, to whose answers nothing is changed. */
  readonly earlier?: Values;
  /** What gets the changed answers, if it isn't a new run. `post` is that of a killed one. */
  readonly phase?: 'rerun' | 'post' | 'settle';
  readonly ends?: string;
  /** Whether only the event is changed, because another scenario has the same answers. */
  readonly isOfEvent?: boolean;
  /** What it may write to: an issue, pull requests, a comment that isn't ours. By default, #1 and the agent's pull request. */
  readonly writesTo?: readonly number[];
}

const [author, body, at] = ['ann', 'A text', '2019-01-01T00:00:00Z'];
const texts: GitHubOptions = {
  comments: [1, 2, 65].map((issue) => ({ issue, author, body, createdAt: at })),
  reviews: [1, 2, 65].map((pull) => ({ pull, id: 8, author, body, submittedAt: at })),
  reviewComments: [1, 2, 65].map((pull) => ({ pull, review: 8, author, body, createdAt: at })),
};
const everything = {
  'job-id': 'auto',
  include: 'issue, comments, diff',
  'allowed-paths': 'docs/**',
  'pr-labels': 'docs',
  'pr-reviewers': '@author, Codertocat/writers',
  'max-open-prs': '5',
  'remove-label': 'true',
};
const outside = { number: 7, files: ['docs/a.mdx', 'src/a.ts'], commits: ['a'.repeat(40)] };
const inDocs = { 'allowed-paths': 'docs/**' };
const merges = { include: 'issue, merges', 'job-id': 'auto' };

const base = { sha: 'b'.repeat(40), parents: [], message: 'Before', at: '2026-10-01T00:00:00Z' };
const first = pushOf({ landings: [{ by: 'squash', pull: { number: 61, author } }], before: base.sha });
const [sent = ''] = first.shas;
const second = pushOf({
  landings: [
    { by: 'merge-commit', pull: { number: 64, author } },
    { by: 'squash', pull: { number: 63, author: AGENT } },
    { by: 'squash', pull: { number: 65, author, files: ['src/a.ts'] } },
  ],
  before: sent,
});
const merged: GitHubOptions = {
  ...texts,
  commits: [base, ...first.commits, ...second.commits],
  branches: { main: second.shas.at(-1) ?? '' },
  pulls: [...first.pulls, ...second.pulls, { number: 7 }],
  comparisons: second.comparisons,
};
const mark = { context: 'docs-agent: docs.yml/docs 6be59ea01e9e0002', description: 'Sent', state: 'success' };
const marked = { ...merged, statuses: [{ sha: sent, targetUrl: '', ...mark }] };
const ofAgent = { number: 65, author: AGENT, headRef: 'mintlify/1' };
const agents = pushOf({ landings: [{ by: 'squash', pull: ofAgent }] });

const started = { workflow_run: { event: 'watch', triggering_actor: { login: SENDER } } };
const byOthers: typeof outsiders = [
  ...outsiders,
  ['workflow_run of an outsider', event('workflow_run', 'completed', started)],
];
const ownPull = {
  pull_request: { user: { login: AGENT }, head: { ref: 'mintlify/1', repo: { full_name: HERE } } },
};
const onOwnPull = ['opened', 'labeled', 'synchronize', 'closed'].map(
  (action) => [`pull request, ${action}`, event('pull_request_target', action, ownPull)] as const,
);
const ofOthers: GitHubOptions = {
  ...texts,
  issues: [{ number: 2, isPullRequest: true }],
  pulls: [{ number: 7 }, { number: 1, author }, { number: 2, author }],
  comparisons: { any: ['docs/a.mdx'] },
  roles: { [SENDER]: 'write', Octocoders: 'write', rachmari: 'write', ann: 'write' },
};

/** Returns a scenario for each event that GitHub describes. Only the event is changed: others have the same answers. */
function scenariosOf(
  what: string,
  events: readonly (readonly [string, Event])[],
  scenarioOf: (of: Event) => Scenario,
): Readonly<Record<string, Scenario>> {
  const [comment, lineComment] = [492_700_400, 284_312_630];
  const described = events.filter(([, one]) => !['schedule', 'comet_observed'].includes(one.name));
  return Object.fromEntries(
    described.map(([name, one]) => [
      `${what} ${name}`,
      { event: one, isOfEvent: true, writesTo: [1, 2, 7, comment, lineComment], ...scenarioOf(one) },
    ]),
  );
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'a label': { inputs: everything, gitHub: { ...texts, labels: { 1: ['bug'] } } },
  'a comment on a pull request': {
    event: onPullRequest,
    inputs: everything,
    gitHub: { ...texts, pulls: [{ number: 7 }, { number: 1, author }], comparisons: { any: ['src/a.ts'] } },
    writesTo: [1, 7, 492_700_400],
  },
  'a merge': { event: second.event, inputs: everything, gitHub: merged, writesTo: [65, 7] },
  'a push with merges': { event: second.event, inputs: merges, gitHub: merged, writesTo: [65, 7] },
  'a push after a mark': { event: second.event, inputs: merges, gitHub: marked, writesTo: [65, 7] },
  'a schedule with merges': { event: scheduled, inputs: merges, gitHub: merged, writesTo: [7] },
  'a schedule after a mark': { event: scheduled, inputs: merges, gitHub: marked, writesTo: [7] },
  'a release': {
    event: event('release', 'published'),
    inputs: { include: 'diff' },
    gitHub: { releases: [{ tag: '0.0.0', publishedAt: at }], comparisons: { any: ['docs/a.mdx'] } },
    writesTo: [7],
  },
  'a job out of scope': { inputs: inDocs, gitHub: { pulls: [outside] }, ends: 'pr-created out-of-scope' },
  'a message out of scope': {
    inputs: { ...inDocs, 'job-id': 'auto' },
    gitHub: { pulls: [outside], comparisons: { any: ['src/a.ts'] } },
    earlier: {},
    ends: 'pr-created out-of-scope',
  },
  "someone else's pull request": {
    inputs: inDocs,
    gitHub: { pulls: [{ ...outside, author, headRef: 'x' }] },
    ends: 'pr-created scope-unknown',
    writesTo: [1],
  },
  'a re-run': { earlier: {}, phase: 'rerun' },
  'post after a kill': { inputs: everything, gitHub: { labels: { 1: ['bug'] } }, phase: 'post', ends: '' },
  settle: { earlier: { wait: 'false' }, phase: 'settle', ends: '' },
  'a triager': { gitHub: { roles: { Codertocat: 'triage' } }, ends: 'skipped permission', writesTo: [1] },
  'a cap': { inputs: { 'max-open-prs': '1' }, ends: 'skipped max-open-prs', writesTo: [1] },
  "a merge of the agent's": {
    event: agents.event,
    gitHub: { pulls: [...agents.pulls, { number: 7 }] },
    ends: 'skipped agent-event',
    writesTo: [],
  },
  ...scenariosOf('a job for', [...trusted, ...byOthers, ...reports], ({ payload }) => {
    const isAboutIssue = 'issue' in payload || 'pull_request' in payload;
    return { inputs: { ...everything, 'issue-number': isAboutIssue ? '' : '2' }, gitHub: ofOthers };
  }),
  ...scenariosOf('no permission for', byOthers, () => ({
    gitHub: { roles: { [SENDER]: 'triage' } },
    ends: 'skipped permission',
  })),
  ...scenariosOf("the agent's", [...trusted, ...outsiders], (one) => ({
    event: sentBy(one, AGENT, 'Bot'),
    ends: 'skipped agent-event',
  })),
  ...scenariosOf("a person at the agent's", onOwnPull, () => ({ ends: 'skipped agent-event' })),
};

/** Returns GitHub's name for an event with an action. */
export function webhookOf({ name, payload }: Event): string {
  const { action } = { action: '', ...payload };
  // People choose the action.
  if (name === 'repository_dispatch') return 'repository-dispatch-sample.collected';
  return `${name.replace('_target', '')} ${action}`.trim().replaceAll(/[_ ]/gu, '-');
}
