import type { GitHubClient } from '../../github/client.ts';
import type { Event, IssueRef } from '../../github/event.ts';
import { isSameRepository, Repository } from '../../github/repository.ts';
import { type Environment, runUrl } from '../../runner/environment.ts';
import type { AgentJobContext } from '../context.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { JobAction } from '../job/request-job.ts';
import { commentMarkdown, pullRequestNoteOf, type Report } from '../report/markdown.ts';
import type { Outcome } from '../report/outcome.ts';
import { setCommentOutput } from '../report/outputs.ts';
import { AgentPullRequests, parsePullRequestUrl } from './agent-pull-requests.ts';
import { Guards } from './guards.ts';
import { type CommentTarget, issueToCommentOn, StatusComment } from './status-comment.ts';
import { removeTriggerLabel } from './trigger-label.ts';
import type { WriteBudget } from './write-budget.ts';

/** What one step has to do with GitHub: who may ask, what was said before, where to report. */
export class GitHubSide {
  readonly guards: Guards;
  readonly pullRequests: AgentPullRequests;
  /** What is said on the issue or pull request that the step is about, where there is one. */
  readonly statusComment: StatusComment | undefined;
  readonly #inputs: Inputs;
  readonly #event: Event;
  readonly #environment: Environment;
  readonly #client: GitHubClient;
  readonly #context: AgentJobContext;

  constructor(inputs: Inputs, event: Event, environment: Environment, context: AgentJobContext) {
    const { runner, clock, openGitHub } = context;
    this.#inputs = inputs;
    this.#event = event;
    this.#environment = environment;
    this.#context = context;
    this.#client = openGitHub(inputs.githubToken, environment.apiUrl);
    const repository = new Repository(this.#client, environment.repository);
    const prRepository = new Repository(this.#client, inputs.prRepository ?? environment.repository);
    this.guards = new Guards({ inputs, event, repository, prRepository, runner, clock });
    this.pullRequests = new AgentPullRequests({
      client: this.#client,
      serverUrl: environment.serverUrl,
      statusCommentOn: (number) => this.#statusCommentOn({ kind: 'pull-request', number }),
      areHere: isSameRepository(prRepository.name, environment.repository),
      clock,
    });
    const subject = issueToCommentOn(inputs.issueNumber, event);
    this.statusComment = subject && this.#statusCommentOn(subject);
  }

  /** Tells those who asked that the work starts; and where there is nobody to tell, says that. */
  async acknowledge(stop: AbortSignal): Promise<void> {
    const { runner } = this.#context;
    if (!this.#inputs.comment) return;
    if (this.statusComment === undefined) {
      runner.notice(
        `There is nothing to comment on: the event ${this.#event.name} is not about an issue or a pull request. ` +
          'To comment on one all the same, set issue-number.',
      );
    }
    const comment = this.#inputs.issueNumber === undefined ? this.#event.comment : undefined;
    await this.statusComment?.addReaction(comment, stop);
  }

  /** Tells those who asked what came of it, and makes room for them to ask again. */
  async report(report: Report, way: JobAction, time: WriteBudget): Promise<void> {
    await Promise.all([
      this.#comment(report, way, time),
      this.#notePullRequest(report, way, time),
      removeTriggerLabel(this.#event, this.#environment, this.#context, time),
    ]);
  }

  async #comment(report: Report, way: JobAction, time: WriteBudget): Promise<void> {
    const { outcome, promptSha256 } = report;
    if (!this.#inputs.comment || outcome.name === 'skipped') return;
    const jobId = way.kind === 'followed' ? way.jobId : acceptedJobOf(outcome);
    const about = { jobId, promptSha256 };
    const id = await this.statusComment?.write(commentMarkdown(report), about, destinationOf(way), time);
    if (id !== undefined) setCommentOutput(this.#context.runner, id);
  }

  /** A pull request that a later run may continue bears our marker, where it is in this repository. */
  async #notePullRequest(
    { outcome, promptSha256 }: Report,
    way: JobAction,
    time: WriteBudget,
  ): Promise<void> {
    const { jobId, prLink } = outcome;
    if (this.#inputs.task.kind !== 'auto' || prLink === undefined) return;
    if (way.kind !== 'created' && way.kind !== 'taken-up') return;
    const place = parsePullRequestUrl(prLink);
    if (place === undefined || !isSameRepository(place.repository, this.#environment.repository)) return;
    if (new URL(prLink).host !== new URL(this.#environment.serverUrl).host) return;
    await this.#statusCommentOn({ kind: 'pull-request', number: place.number }).write(
      pullRequestNoteOf(this.#askedAt()),
      { jobId, promptSha256 },
      way.kind === 'created' ? { kind: 'new' } : { kind: 'newest', fits: ({ job }) => job === jobId },
      time,
    );
  }

  #askedAt(): string {
    const { serverUrl, repository } = this.#environment;
    const { issue: subject } = this.#event;
    return subject === undefined
      ? runUrl(this.#environment)
      : `${serverUrl}/${repository}/${subject.kind === 'issue' ? 'issues' : 'pull'}/${subject.number}`;
  }

  #statusCommentOn(subject: IssueRef): StatusComment {
    const { projectId, apiKey } = this.#inputs;
    const { runner, clock, cancelled } = this.#context;
    return new StatusComment({
      client: this.#client,
      subject,
      environment: this.#environment,
      projectId,
      apiKey,
      runner,
      clock,
      cancelled,
    });
  }
}

/** The job that has what was asked for. A marker that named another would have a later run take that for done. */
function acceptedJobOf({ name: word, jobId }: Outcome): string | undefined {
  return word === 'not-created' || word === 'unknown' || word === 'rejected' ? undefined : jobId;
}

function destinationOf(way: JobAction): CommentTarget {
  switch (way.kind) {
    case 'taken-up':
      return { kind: 'comment', id: way.earlier.commentId };
    case 'followed':
      return { kind: 'newest', fits: ({ job }) => job === way.jobId };
    case 'nothing':
    case 'created':
    case 'continued':
      return { kind: 'new' };
  }
}
