import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import { isSameName, ownerAndName } from '../../github/names.ts';
import { addLabels, requestReviewers } from '../../github/pull-request.ts';
import { inBackticks } from '../../lib/text.ts';
import { wasThereBefore } from '../job/done.ts';
import { gitHubOf, type Run, withReportTime } from '../job-run.ts';
import type { Outcome } from '../report/outcome.ts';
import type { ConfirmedPullRequest } from './changes.ts';

/** Not if the job had the pull request before the message: it got them then, and people may have changed it since. */
export async function addLabelsAndReviewers(run: Run, { pullRequest, done }: Outcome): Promise<void> {
  const { inputs, runner, cancelled } = run;
  const { confirmed } = pullRequest ?? {};
  if (confirmed?.isOpen !== true || cancelled.aborted || wasThereBefore(done.target)) return;
  const { repository, number } = confirmed;
  const { logins, teams, problems } = reviewersOf(run, confirmed);
  const failures = await withReportTime(run, 'write', (timed) => {
    const client = gitHubOf(timed, repository);
    return Promise.all([
      whyNotDone('pr-labels', addLabels(client, number, inputs.prLabels)),
      whyNotDone('pr-reviewers', requestReviewers(client, number, logins, teams)),
    ]);
  });
  const said = [...failures, ...problems].join(' ').trim();
  if (said !== '' && !cancelled.aborted) runner.warning(said, 'Labels or reviewers missing');
}

/** Resolves with what failed, why, and how to fix it; empty if nothing did. */
async function whyNotDone(input: string, change: Promise<void>): Promise<string> {
  const error = await change.catch(expectGitHubError);
  if (!(error instanceof GitHubError)) return '';
  const orTeam = input === 'pr-reviewers' ? ", or a team that the token can't see," : '';
  const fix = `Check \`${input}\`: one invalid entry${orTeam} makes GitHub reject all of them`;
  return error.explainSent('', error.status === 422 ? { fix } : {});
}

/** Returns those that GitHub accepts, because for any other it rejects all. The author of a pull request can't review it. */
function reviewersOf(run: Run, { repository, author }: ConfirmedPullRequest) {
  const { owner } = ownerAndName(repository);
  const logins = new Map<string, string>();
  const teams: string[] = [];
  const problems: string[] = [];
  for (const reviewer of run.inputs.prReviewers) {
    if (reviewer.kind !== 'team') {
      const login = reviewer.kind === 'person' ? reviewer.login : personOf(run);
      if (login !== undefined && !isSameName(author?.login, login)) logins.set(login.toLowerCase(), login);
    } else if (isSameName(reviewer.owner, owner)) {
      teams.push(reviewer.slug);
    } else {
      const team = inBackticks(`${reviewer.owner}/${reviewer.slug}`);
      problems.push(
        `${team} can't review in ${inBackticks(repository)}, because it isn't a team of ${inBackticks(owner)}.`,
      );
    }
  }
  return { logins: [...logins.values()], teams, problems };
}

/** Returns who `@author` is. Bots don't review. */
function personOf({ event: { issue, push, actor } }: Run): string | undefined {
  const author = push === undefined || issue === undefined ? actor : issue.author;
  return author?.isBot === true ? undefined : author?.login;
}
