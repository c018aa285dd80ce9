import { compare, previousTag } from '../../github/changed-files.ts';
import { type Comment, listComments } from '../../github/comments.ts';
import type { Range } from '../../github/commits.ts';
import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import { type Account, editedAfter, type Issue, readIssue } from '../../github/issue.ts';
import { isSameName } from '../../github/names.ts';
import { readPullRequest } from '../../github/pull-request.ts';
import { inBackticks, visibleLine } from '../../lib/text.ts';
import { whyDistrusted, whyLeftOut } from '../accounts.ts';
import { hasMarker } from '../comment/marker.ts';
import { othersMerged } from '../event-of-push.ts';
import { hasPart } from '../inputs/combinations.ts';
import type { IncludePart } from '../inputs/rules.ts';
import { gitHubOf, issueOfRun, type Run } from '../job-run.ts';
import { fitMerges } from '../merges/batch.ts';
import { type Content, type ContextBlock, fitComments, fitDiff, fitIssue, formatBlock } from './block.ts';

/** Rejects also if there is nothing to include. */
export async function gatherContext(run: Run): Promise<ContextBlock> {
  const { inputs, event, environment, runner, batch } = run;
  const subject = await readSubject(run);
  const contents = new Map<IncludePart, Content>();
  for (const part of inputs.include) contents.set(part, await readPart(run, part, subject));
  if ([...contents.values()].every((content) => typeof content === 'string')) {
    const lookupError = subject === undefined ? await failedLookup(run) : undefined;
    if (lookupError !== undefined) throw lookupError;
    throw new GitHubError({
      what: "Couldn't include anything",
      why: [...new Set(contents.values())].join(', and '),
      fix: 'Change `include` or `issue-number`, or trigger the workflow again if the text was edited',
    });
  }
  const block = formatBlock(environment.repository, event.name, contents);
  const missing = block.parts.flatMap(({ leftOut }) => leftOut);
  const leftOut = `Left out of the data from GitHub: ${missing.join(' ')}`;
  const isCut = block.mark !== undefined && block.mark.newest !== batch?.merges.at(-1)?.commit.sha;
  if (isCut) runner.warning(`${leftOut} If more wait each time, run more often.`, 'More merges than fit');
  else if (missing.length > 0) runner.info(leftOut);
  return block;
}

async function readPart(run: Run, part: IncludePart, subject: Issue | undefined): Promise<Content> {
  const { event, inputs, environment, batch } = run;
  if (part === 'merges' && batch) return (limit) => fitMerges(batch, environment, limit);
  if (!hasPart(event, inputs.issueNumber, part)) return `the \`${event.name}\` event has no ${part}`;
  const { author, ownBranch } = event.pullRequest ?? {};
  const kind = batch && subject === event.issue ? whyLeftOut(run, author?.login, ownBranch) : undefined;
  if (kind !== undefined && !(part === 'diff' && mergedMore(run))) return kind === 'agent' ? OWN : UPDATE;
  if (part === 'diff') return await readDiff(run, subject);
  if (subject === undefined) return (await failedLookup(run)) === undefined ? NO_SUBJECT : NOT_LOOKED_UP;
  if (event.push !== undefined && event.happenedAt === undefined) return NO_TIME;
  return part === 'issue' ? await unlessEdited(run, subject) : await readComments(run, subject);
}

/** Whether the push merged another pull request that is sent. The diff is that of the whole push. */
function mergedMore({ event, batch }: Run): boolean {
  const pushed = new Set(event.push?.commits.map(({ sha }) => sha));
  const listed = batch?.merges.flatMap((merge) => merge.listed) ?? [];
  return listed.some(({ sha, namedPullRequest }) => namedPullRequest !== undefined && pushed.has(sha));
}

/** Returns why the pull request of a push couldn't be looked up, if the run has asked for it before. */
async function failedLookup({ event, mergedPullRequests }: Run): Promise<GitHubError | undefined> {
  const asked = await mergedPullRequests.get(event.push?.head ?? '')?.catch(expectGitHubError);
  return asked instanceof GitHubError ? asked : undefined;
}

const NO_SUBJECT = 'the push has no pull request';
const NOT_LOOKED_UP = "the pull request of the push couldn't be looked up";
const OWN = "the pull request of the push is the agent's own";
const UPDATE = 'the pull request of the push is a dependency update';
const NO_TIME = "the payload of the push doesn't say when that was, so later edits can't be recognized";

/** The person who triggered the run didn't see later changes. */
function triggeredAt({ event, startedAt, environment }: Run): number {
  if (event.happenedAt !== undefined) return event.happenedAt;
  if (environment.runAttempt === 1) return startedAt;
  throw new GitHubError({
    what: "Couldn't include the issue or pull request",
    why: `this is a re-run, and the \`${event.name}\` event doesn't say when it happened, so later edits can't be recognized`,
    fix: 'Start a new run instead',
  });
}

/** The event's own is in the payload; one that `issue-number` names isn't. Merges aren't about either. */
async function readSubject(run: Run): Promise<Issue | undefined> {
  const { event, inputs } = run;
  const issue = issueOfRun(run);
  const isIncluded = inputs.include.some((part) => part !== 'merges');
  if (!isIncluded || issue === undefined || issue === event.issue) return event.issue;
  triggeredAt(run);
  return await readIssue(gitHubOf(run), issue);
}

/** The payload has title and text as they were at the trigger, except for the pull requests of a push. */
async function unlessEdited(run: Run, issue: Issue): Promise<Content> {
  const { event } = run;
  const isOfEvent = issue === event.issue;
  if (isOfEvent && event.push === undefined) return (limit) => fitIssue(issue, [], [], limit);
  const { pulls, missing } = isOfEvent ? await othersMerged(run) : { pulls: [], missing: [] };
  const edited = await editedAfter(gitHubOf(run), issue, pulls, triggeredAt(run));
  if (edited.has(issue.number)) {
    return 'the text of the issue or pull request was changed after the trigger';
  }
  const alsoMerged = pulls.map((pull) => (edited.has(pull.number) ? { ...pull, title: '' } : pull));
  return (limit) => fitIssue(issue, alsoMerged, missing, limit);
}

const MAX_AUTHORS_ASKED = 30;

/**
 * Returns the comments, as they were at the trigger, of people who have the required permission themselves, of bots in
 * `allow-bots`, and of the person who triggered the run: oldest first, without our own.
 */
async function readComments(run: Run, issue: Issue): Promise<Content> {
  const { event } = run;
  const trigger = issue === event.issue ? event.comment : undefined;
  const isSame = ({ kind, id }: Comment) => kind === trigger?.kind && id === trigger.id;
  const isTrigger = (entry: Comment) =>
    isSame(entry) || (trigger?.kind === 'review' && entry.reviewId === trigger.id);
  const leftOut = new Map<string, number>();
  const leave = (why: string) => leftOut.set(why, (leftOut.get(why) ?? 0) + 1);

  const inTime: Comment[] = trigger === undefined || hasMarker(trigger.body) ? [] : [trigger];
  for await (const entry of listComments(gitHubOf(run), issue)) {
    if (entry === undefined) {
      leave("that GitHub didn't return");
      continue;
    }
    // The payload has the triggering comment as it was then.
    if (hasMarker(entry.body) || isSame(entry)) continue;
    if (Math.max(entry.createdAt, entry.updatedAt) <= triggeredAt(run)) inTime.push(entry);
    else leave('made or edited after the trigger');
  }

  const whyNot = new Map<string, string | undefined>();
  const asked = new Set<string>();
  const entries: Comment[] = [];
  for (const entry of inTime.toSorted((a, b) => a.createdAt - b.createdAt).toReversed()) {
    const login = entry.author?.login.toLowerCase() ?? '';
    if (!whyNot.has(login)) whyNot.set(login, await whyNotIncluded(run, entry.author, asked));
    const why = whyNot.get(login);
    if (why === undefined) entries.unshift(entry);
    else leave(why);
  }
  return (limit) => fitComments(entries, isTrigger, leftOut, limit);
}

/** By the rule of the guard. */
async function whyNotIncluded(
  run: Run,
  author: Account | undefined,
  asked: Set<string>,
): Promise<string | undefined> {
  const required = run.inputs.requiredPermission;
  const isPerson = author?.isBot === false;
  const isActor = isPerson && isSameName(run.event.actor?.login, author.login);
  if (isActor || (author?.isBot !== true && required === 'none')) return undefined;
  if (isPerson && asked.size === MAX_AUTHORS_ASKED) return `of people beyond the first ${MAX_AUTHORS_ASKED}`;
  if (isPerson) asked.add(author.login);
  const doubt = author === undefined ? 'none' : await whyDistrusted(run, author);
  if (doubt === 'bot') return "of bots that `allow-bots` doesn't name";
  return doubt && `of people without \`${required}\` access`;
}

/** Returns what a pull request changes or, without one and for the pull request of a push, what the event changed. */
async function readDiff(run: Run, subject: Issue | undefined): Promise<Content> {
  const { event, inputs } = run;
  const changes = subject?.kind !== 'pull-request' || subject === event.issue ? event.changes : undefined;
  switch (changes?.kind) {
    case undefined:
      return subject?.kind === 'pull-request'
        ? await readPullDiff(run, subject)
        : `#${inputs.issueNumber} isn't a pull request, so it has no diff`;
    case 'commits':
      return await readComparison(run, changes);
    case 'release': {
      const { tag: head } = changes;
      const base = await previousTag(gitHubOf(run), changes);
      if (base !== undefined) return await readComparison(run, { base, head });
      // Not a reason to fail the first release.
      const why = `No earlier release was found to compare ${inBackticks(head)} with.`;
      const value = { base: null, head: visibleLine(head), files: [] };
      return () => ({ value, what: 'no files', leftOut: [why], diffHead: head });
    }
  }
}

/** Some payloads name the commits as they were at the trigger, whatever was pushed since. */
async function readPullDiff(run: Run, pull: Issue): Promise<Content> {
  const { event } = run;
  const known = pull === event.issue ? event.pullRequest?.range : undefined;
  const range = known ?? (await readPullRequest(gitHubOf(run), pull.number)).range;
  return range === undefined
    ? "GitHub doesn't say which commits the pull request compares"
    : await readComparison(run, range);
}

/**
 * Commits can't change while their files are read, unlike the branch of a pull request. The `diff` media type would get a 406
 * for more than 300 files or 20,000 lines, and its file names would have to be parsed.
 */
async function readComparison(run: Run, range: Range): Promise<Content> {
  const files = await compare(gitHubOf(run), range);
  return (room) => fitDiff(range, files, room);
}
