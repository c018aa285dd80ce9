import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { OwnComment } from '../../github/comments.ts';
import type { IssueRef } from '../../github/issue.ts';
import { type AgentJob, endOf } from '../../platform/agent-jobs.ts';
import type { Done, EarlierPullRequest } from '../job/done.ts';
import { type Run, stepHash } from '../job-run.ts';

/** What our comment says to a later run of the same project: which job it reports, and what asked for that. */
export interface Marker {
  /** Empty if there is none, or it is unknown. */
  readonly job: string;
  readonly run: string;
  readonly attempt: number;
  /** See `stepHash`. */
  readonly step: string;
  /** A hash of the prompt; empty if there was none. */
  readonly prompt: string;
  /** The job's pull request before the prompt. The marker doesn't name its URL. */
  readonly before: EarlierPullRequest | undefined;
  /** Whether the prompt opened another one instead. */
  readonly isReplaced: boolean;
  /**
   * `done`: the prompt led to a pull request. `void`: it didn't, and a re-run sends it again. `reopened`: it was `done`, and then a
   * run followed its job again.
   */
  readonly state: (typeof STATES)[number];
  /** The id of the comment that this one stands beside, to announce the end of its job. Such a comment names no job. */
  readonly announces?: number | undefined;
}

/** A comment of our own account with its marker, and whether one of our keys signed both. */
export interface Marked extends OwnComment {
  readonly marker: Marker;
  readonly isVerified: boolean;
}

const STATES = ['open', 'reopened', 'done', 'void'] as const;

/** Part of the authenticated data, so that another use of a key can't give the same code. */
const PURPOSE = 'docs-agent-action marker 1';

/** On a line of its own: a quoted one is not a marker. */
const MARKER = /^<!-- docs-agent-action:1 (\S+) ([A-Za-z0-9+/]{43}) -->/gmu;
/** Job, run, attempt, project, step, prompt; what was sent, with the head and the number before it; the state. */
const SAID =
  /^([\w+/=]*),([^,]*),(\d+),([\w+/]{12}),([\da-f]{16}),([\w+/]{12}|),([cmo])([\da-f]{12}|):?(\d{0,15}),(open|reopened|done|void|\d{1,15})$/u;

/** `jobId` is undefined if there is no job, or it wasn't found. */
export function markerOf(run: Run, jobId: string | undefined, done?: Done): Marker {
  const { environment, prompt } = run;
  const { runId, runAttempt } = environment;
  const { before, replaced } = done?.target ?? {};
  return {
    job: jobId ?? '',
    run: runId,
    attempt: runAttempt,
    step: stepHash(run),
    prompt: prompt === undefined ? '' : shortHash(prompt.sha256),
    before: before ?? replaced,
    isReplaced: replaced !== undefined,
    state: stateOf(done),
  };
}

function stateOf(done: Done | undefined): Marker['state'] {
  const { ledToPullRequest = false } = done?.target ?? {};
  if (done?.kind !== 'ended') return ledToPullRequest ? 'reopened' : 'open';
  return ledToPullRequest ? 'done' : stateAfter(done.job.last);
}

/** Returns what became of the prompt of a job that ended. A job that is gone is undefined. */
export function stateAfter(job: AgentJob | undefined): Marker['state'] {
  return job?.prLink !== undefined && endOf(job)?.canContinue ? 'done' : 'void';
}

/** Returns whether a marker says that its job goes on. */
export function isOpen({ state }: Marker): boolean {
  return state === 'open' || state === 'reopened';
}

/** Returns whether a marker says that its prompt led to a pull request. */
export function hasLed({ state }: Marker): boolean {
  return state === 'done' || state === 'reopened';
}

/** Returns when a comment was last written, if it says that its job goes on. */
export function openSince(comment: Marked | undefined): number | undefined {
  return comment && isOpen(comment.marker) ? comment.updatedAt : undefined;
}

/** Returns whether two markers are of the same step and prompt, in any attempt. Jobs of a matrix differ in their key. */
export function isSameStep(one: Marker, other: Marker): boolean {
  return one.run === other.run && one.step === other.step && one.prompt === other.prompt;
}

/**
 * Returns a comment's body: the text, and the marker in an HTML comment, which GitHub doesn't show. The marker's HMAC-SHA256 is of
 * its content, its place, and the text, so it can't be forged without a key or copied elsewhere. With a job id of up to 50
 * characters, the marker has at most 230. Base64 has no hyphen, so the content can't close the HTML comment.
 */
export function signedBody(run: Run, issue: IssueRef, text: string, marker: Marker): string {
  const { runner, inputs } = run;
  const { job, run: runId, attempt, step, prompt, before, isReplaced, announces } = marker;
  const id = Buffer.from(runner.redact(job)).toString('base64');
  const { head = '', number = '' } = before ?? {};
  const [shortHead = ''] = /^[\da-f]{12}/u.exec(head) ?? [];
  // A create (`c`), a message (`m`), or one that opened another pull request (`o`).
  const kind = isReplaced ? 'o' : 'm';
  const sent = before ? `${kind}${shortHead}:${number}` : 'c';
  const state = announces ?? marker.state;
  const said = [id, runId, attempt, shortHash(inputs.projectId), step, prompt, sent, state].join(',');
  const written = `${runner.redact(text)}\n\n`;
  const code = hmacOf(run, said, markerKey(run), issue, written).toString('base64');
  return `${written}<!-- docs-agent-action:1 ${said} ${code.replace('=', '')} -->`;
}

export function hasMarker(body: string): boolean {
  return body.search(MARKER) !== -1;
}

export function withoutMarker(body: string): string {
  return body.replace(MARKER, '');
}

/** Returns a comment with its last marker, whether or not that holds; undefined without one of this project. */
function withMarker(run: Run, comment: OwnComment): Marked | undefined {
  const { body, issue } = comment;
  const found = [...body.matchAll(MARKER)].at(-1);
  const [whole = '', said = '', code = ''] = found ?? [];
  const [, job = '', runId = '', attempt, project, step = '', prompt = '', sent, head, number, state] =
    SAID.exec(said) ?? [];
  if (found === undefined || project !== shortHash(run.inputs.projectId)) return undefined;
  const isLast = body.slice(found.index + whole.length).trim() === '';
  const isSigned = [markerKey(run), run.inputs.apiKey].some((key) =>
    timingSafeEqual(Buffer.from(code, 'base64'), hmacOf(run, said, key, issue, body.slice(0, found.index))),
  );
  const marker = {
    job: Buffer.from(job, 'base64').toString('utf8'),
    run: runId,
    attempt: Number(attempt),
    step,
    prompt,
    before: sent === 'c' ? undefined : { head: head || undefined, number: Number(number) || undefined },
    isReplaced: sent === 'o',
    // An announcement has a comment's id there.
    state: STATES.find((one) => one === state) ?? 'done',
    announces: /^\d+$/u.test(state ?? '') ? Number(state) : undefined,
  } as const;
  return { ...comment, marker, isVerified: isSigned && isLast };
}

/**
 * Returns those of our account's comments, oldest first, that have a marker of this project, without copies. Other workflows have the
 * same account, so a comment of theirs can contain our marker. It is a copy if a comment on the same issue that verifies says the
 * same: an edited comment has no such twin, because an attempt of a step writes one comment for each prompt. If both verify, because
 * the text was copied too, the older one is ours.
 */
export function markedAmong(run: Run, comments: readonly OwnComment[]): readonly Marked[] {
  const marked = comments.flatMap((comment) => withMarker(run, comment) ?? []);
  const keyOf = ({ issue, marker }: Marked) => {
    const { job, run, attempt, step, prompt, announces } = marker;
    return JSON.stringify([issue.number, job, run, attempt, step, prompt, announces]);
  };
  const alike = Map.groupBy(marked, keyOf);
  const originalOf = (one: Marked) => alike.get(keyOf(one))?.find(({ isVerified }) => isVerified);
  return marked.filter((one) => (originalOf(one) ?? one) === one);
}

function markerKey({ inputs }: Run): string {
  return inputs.markerKey ?? inputs.apiKey;
}

/** GitHub can change line breaks, so white space doesn't count. A repository keeps its id when it is renamed. */
function hmacOf({ environment }: Run, said: string, key: string, issue: IssueRef, text: string): Buffer {
  const repository = environment.repositoryId || environment.repository.toLowerCase();
  return createHmac('sha256', key)
    .update([PURPOSE, repository, issue.number, said, text.replace(/\s+/gu, '')].join('\n'))
    .digest();
}

/** 72 bits, in base64. */
function shortHash(text: string): string {
  return hash('sha256', JSON.stringify([text]), 'base64').slice(0, 12);
}
