import type { GitHubClient } from '../github/client.ts';
import type { Event, Subject } from '../github/event.ts';
import { isSameRepository, Repository } from '../github/repository.ts';
import { type Environment, runUrl } from '../runner/environment.ts';
import type { Collaborators } from './collaborators.ts';
import { Commentary, type Destination, subjectOf } from './comment.ts';
import { Guards } from './guards.ts';
import type { Inputs } from './inputs.ts';
import { takeLabelOff } from './label.ts';
import type { Outcome } from './outcome.ts';
import { setCommentOutput } from './outputs.ts';
import { PullRequests, placeOfPullRequest } from './pull-requests.ts';
import type { Way } from './pursuit.ts';
import { commentOf, pullRequestNoteOf, type Report } from './report.ts';
import type { TimeToWrite } from './time-to-write.ts';

/** What one step has to do with GitHub: who may ask, what was said before, where to report. */
export class GitHubSide {
  readonly guards: Guards;
  readonly pullRequests: PullRequests;
  /** What is said on the issue or pull request that the step is about, where there is one. */
  readonly commentary: Commentary | undefined;
  readonly #inputs: Inputs;
  readonly #event: Event;
  readonly #environment: Environment;
  readonly #client: GitHubClient;
  readonly #collaborators: Collaborators;

  constructor(inputs: Inputs, event: Event, environment: Environment, collaborators: Collaborators) {
    const { runner, clock, openGitHub } = collaborators;
    this.#inputs = inputs;
    this.#event = event;
    this.#environment = environment;
    this.#collaborators = collaborators;
    this.#client = openGitHub(inputs.githubToken, environment.apiUrl);
    const repository = new Repository(this.#client, environment.repository);
    const prRepository = new Repository(this.#client, inputs.prRepository ?? environment.repository);
    this.guards = new Guards({ inputs, event, repository, prRepository, runner, clock });
    this.pullRequests = new PullRequests({
      client: this.#client,
      serverUrl: environment.serverUrl,
      commentaryOn: (number) => this.#commentaryOn({ kind: 'pull-request', number }),
      areHere: isSameRepository(prRepository.name, environment.repository),
      clock,
    });
    const subject = subjectOf(inputs.issueNumber, event);
    this.commentary = subject && this.#commentaryOn(subject);
  }

  /** Tells those who asked that the work starts; and where there is nobody to tell, says that. */
  async acknowledge(stop: AbortSignal): Promise<void> {
    const { runner } = this.#collaborators;
    if (!this.#inputs.comment) return;
    if (this.commentary === undefined) {
      runner.notice(
        `There is nothing to comment on: the event ${this.#event.name} is not about an issue or a pull request. ` +
          'To comment on one all the same, set issue-number.',
      );
    }
    const comment = this.#inputs.issueNumber === undefined ? this.#event.comment : undefined;
    await this.commentary?.acknowledge(comment, stop);
  }

  /** Tells those who asked what came of it, and makes room for them to ask again. */
  async report(report: Report, way: Way, time: TimeToWrite): Promise<void> {
    await Promise.all([
      this.#comment(report, way, time),
      this.#notePullRequest(report, way, time),
      takeLabelOff(this.#event, this.#environment, this.#collaborators, time),
    ]);
  }

  async #comment(report: Report, way: Way, time: TimeToWrite): Promise<void> {
    const { outcome, promptSha256 } = report;
    if (!this.#inputs.comment || outcome.word === 'skipped') return;
    const jobId = way.kind === 'followed' ? way.jobId : acceptedJobOf(outcome);
    const about = { jobId, promptSha256 };
    const id = await this.commentary?.write(commentOf(report), about, destinationOf(way), time);
    if (id !== undefined) setCommentOutput(this.#collaborators.runner, id);
  }

  /** A pull request that a later run may continue bears our marker, where it is in this repository. */
  async #notePullRequest({ outcome, promptSha256 }: Report, way: Way, time: TimeToWrite): Promise<void> {
    const { jobId, prLink } = outcome;
    if (this.#inputs.task.kind !== 'auto' || prLink === undefined) return;
    if (way.kind !== 'created' && way.kind !== 'taken-up') return;
    const place = placeOfPullRequest(prLink);
    if (place === undefined || !isSameRepository(place.repository, this.#environment.repository)) return;
    if (new URL(prLink).host !== new URL(this.#environment.serverUrl).host) return;
    await this.#commentaryOn({ kind: 'pull-request', number: place.number }).write(
      pullRequestNoteOf(this.#askedAt()),
      { jobId, promptSha256 },
      way.kind === 'created' ? { kind: 'new' } : { kind: 'newest', fits: ({ job }) => job === jobId },
      time,
    );
  }

  #askedAt(): string {
    const { serverUrl, repository } = this.#environment;
    const { subject } = this.#event;
    return subject === undefined
      ? runUrl(this.#environment)
      : `${serverUrl}/${repository}/${subject.kind === 'issue' ? 'issues' : 'pull'}/${subject.number}`;
  }

  #commentaryOn(subject: Subject): Commentary {
    const { projectId, apiKey } = this.#inputs;
    const { runner, clock, cancelled } = this.#collaborators;
    return new Commentary({
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
function acceptedJobOf({ word, jobId }: Outcome): string | undefined {
  return word === 'not-created' || word === 'unknown' || word === 'rejected' ? undefined : jobId;
}

function destinationOf(way: Way): Destination {
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
