import { formatCount } from '../../src/lib/text.ts';
import { hold } from '../simulation.ts';
import type { Kind } from './repository.ts';
import { type Ask, BATCH_STEPS, type Year } from './year.ts';

/** Checks at the end of a year that nothing was lost, sent twice, or said wrongly. Throws an error that names the rule. */
export function checkBooks(year: Year): void {
  for (const step of BATCH_STEPS.filter((one) => one in year.plan.caps)) checkMerges(year, step);
  checkPullRequests(year);
  checkReports(year);
}

/** Every merge is in exactly one batch whose job didn't fail, or is left out. */
function checkMerges(year: Year, step: Ask['step']): void {
  const { repository, asks, attempts } = year;
  const own = asks.filter((ask) => ask.step === step);
  const sent = new Set(own.flatMap((ask) => (ask.fails ? [] : ask.shas)));
  const warned = attempts.filter((one) => one.step === step && one.said.includes('Merges may be missing'));
  const doubtful = new Set(
    warned.flatMap((run) => {
      const { after = repository.start } = own.find((ask) => ask.run === run) ?? {};
      return repository.since(after, run.tip).map(({ sha }) => sha);
    }),
  );
  for (const { sha, message } of repository.since(repository.start)) {
    const isMissing = repository.kinds.get(sha) === 'merge' && !sent.has(sha) && !doubtful.has(sha);
    hold(!isMissing, `${step}: “${message}” (${sha}) is in a batch`);
  }
  for (const ask of own) {
    for (const sha of ask.shas) {
      const kind = repository.kinds.get(sha);
      hold(kind === 'merge', `${step}, run ${ask.run.runId}: no ${kind} commit is sent`);
    }
    hold(countsLeftOut(year, ask), `${step}, run ${ask.run.runId}: what is left out is counted`);
    for (const earlier of ask.repeats) {
      const merges = ask.shas.filter((sha) => repository.kinds.get(sha) === 'merge');
      const isAgain = merges.some((sha) => earlier.shas.includes(sha));
      hold(
        !isAgain || mayRepeat(year, ask, earlier),
        `${step}: run ${ask.run.runId} sends nothing that run ${earlier.run.runId} sent`,
      );
    }
  }
}

/** Whether the summary says how many commits are left out. If `main` moved during the run, that isn't known here. */
function countsLeftOut({ repository, plan }: Year, { run, after, tip }: Ask): boolean {
  const added = repository.since(after, tip).map(({ sha }) => repository.kinds.get(sha));
  const count = (kind: Kind, what: string) => {
    const found = added.filter((one) => one === kind).length;
    return found === 0 ? [] : [formatCount(found, what)];
  };
  const counts = [
    ...count('update', 'dependency update'),
    ...count('agent', 'commit').map((of) => `${of} of the agent`),
  ];
  const said = /Of the new commits: (?<counts>[^.]*)\./u.exec(run.said)?.groups?.['counts'] ?? '';
  return plan.isDisturbed || tip !== run.tip || said === counts.join(' and ');
}

/** Whether a batch may be sent again: its run said so or was lost, or its mark isn't on the branch anymore. */
function mayRepeat({ gitHub, repository }: Year, now: Ask, { run }: Ask): boolean {
  if (run.isLost || /`unknown`|Not marked/u.test(run.said)) return true;
  const ofRun = new RegExp(`/runs/${run.runId}(?:/|$)`, 'u');
  const mark = gitHub.history.statuses.findLast(({ targetUrl }) => ofRun.test(targetUrl));
  // `main` can be forced while the run goes on.
  const isGoneAt = (tip: string) => !repository.firstParents(tip).includes(mark?.sha ?? '');
  return mark !== undefined && [now.run.tip, now.tip].some(isGoneAt);
}

function checkPullRequests({ asks, jobs, plan }: Year): void {
  for (const { id, droppedPrompts } of jobs)
    hold(droppedPrompts.length === 0, `no prompt of ${id} is dropped`);
  for (const { step, job, isMessage, pull, openPulls, forgotten, run } of asks) {
    const maker = asks.find((one) => one.job === job);
    hold(
      maker?.step === step || (step === 'command' && pull === run.issue),
      `run ${run.runId}: ${step} sends nothing to the job that ${maker?.step} made, but by who asked on it`,
    );
    // A command is about the pull request that it is written on, and the last recipe has no `auto`.
    const continuesOwn = step === 'refresh' || step === 'merged';
    const isForgotten = !plan.isDisturbed && continuesOwn && !isMessage && forgotten.length > 0;
    hold(!isForgotten, `run ${run.runId}: ${step} continues ${forgotten.map(({ id }) => id).join()}`);
    hold(
      isMessage || openPulls < (plan.caps[step] ?? 0),
      `run ${run.runId}: the cap of ${step} holds (${openPulls})`,
    );
  }
}

function checkReports({ attempts, asks, gitHub }: Year): void {
  hold(gitHub.unknown.length === 0, `GitHub has what it is asked for: ${gitHub.unknown.join(', ')}`);
  for (const attempt of attempts) {
    const { step, runId, outputs, headAfter, said, exitCode, comments } = attempt;
    const name = `run ${runId} of ${step}`;
    const { reason, outcome } = outputs;
    hold(!/unexpected error/iu.test(said), `${name}: no unexpected error`);
    const last = asks.findLast((ask) => ask.run.runId === runId && ask.job.id === outputs['job-id']);
    if (reason === 'updated') hold(last?.headBefore !== headAfter, `${name}: updated with a commit`);
    if (reason === 'unchanged') hold(last?.headBefore === headAfter, `${name}: unchanged without one`);
    if (outcome === 'skipped') hold(comments === 0, `${name}: no comment if it is skipped`);
    if (reason === 'nothing-merged') hold(exitCode === 0, `${name}: green if nothing was merged`);
  }
}
