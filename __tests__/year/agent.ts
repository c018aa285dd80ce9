import { type Payload, pullRequestComment } from '../../sandbox/payloads.ts';
import type { JobRecord, Life } from '../../sandbox/platform.ts';
import type { World } from '../simulation.ts';
import type { Random } from './random.ts';
import { AGENT, HERE, type Repository } from './repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The agent, which opens pull requests, and the people who review them. */
export class Agent {
  /** After the end, no job fails anymore, and nobody merges. */
  isOver = false;
  readonly #world: World;
  readonly #random: Random;
  readonly #repository: Repository;
  readonly #trigger: (event: 'issue_comment' | 'push', payload: Payload) => void;
  /** Where it opens pull requests. */
  readonly #place: string;
  /** The numbers of the pull requests of jobs. */
  readonly #pulls = new Map<string, number>();
  #next = { fails: false, touches: false, ms: 0, number: 0 };

  constructor(
    world: World,
    random: Random,
    repository: Repository,
    trigger: (event: 'issue_comment' | 'push', payload: Payload) => void,
    place: string,
  ) {
    this.#place = place;
    this.#world = world;
    this.#random = random;
    this.#repository = repository;
    this.#trigger = trigger;
  }

  /** Decides what comes of the next prompt. */
  life(job?: JobRecord): Life {
    const { chance, int } = this.#random;
    const fails = chance(0.1) && !this.isOver;
    const touches = chance(0.7);
    const ms = chance(0.9) ? int(30_000, 12 * 60_000) : int(0, 90 * 60_000);
    const known = this.#pulls.get(job?.id ?? '');
    const isNew = known === undefined && touches;
    const number = known ?? (isNew ? this.#repository.nextNumber() : 0);
    this.#next = { fails, touches, ms, number };
    const status = fails ? 'failed' : chance(0.03) ? 'archived' : 'completed';
    const prLink = isNew ? { prLink: `https://github.com/${this.#place}/pull/${number}` } : {};
    return [
      { status: 'active', afterMs: 0 },
      { status, afterMs: ms, ...prLink },
    ];
  }

  /** Begins the work on a prompt. Returns whether it will fail. */
  begin({ id }: JobRecord): boolean {
    const { fails, touches, ms, number } = this.#next;
    if (touches) void this.#work(id, number, Math.max(0, ms - 1));
    return fails;
  }

  pullOf(job = ''): number | undefined {
    return this.#pulls.get(job);
  }

  headOf(job?: string): string | undefined {
    const number = this.pullOf(job);
    return this.#world.gitHub.pulls().find((pull) => pull.number === number)?.commits?.[0];
  }

  openPulls() {
    return this.#world.gitHub
      .pulls()
      .filter(({ author, merged, state }) => author === AGENT && merged !== true && state !== 'closed');
  }

  /** Whether a job's pull request is open for days, so that its step knows it. */
  isWaiting({ id, job }: JobRecord): boolean {
    const number = this.#pulls.get(id);
    const isLongAgo = (at = '') => this.#world.now() - Date.parse(at) > 3 * DAY_MS;
    return (
      job.status === 'completed' &&
      this.openPulls().some((pull) => pull.number === number && isLongAgo(pull.createdAt))
    );
  }

  closeAll(): void {
    for (const { number } of this.openPulls()) this.#world.gitHub.closePull(number, this.#place);
  }

  /** Opens the pull request, or pushes to it. */
  async #work(job: string, number: number, ms: number): Promise<void> {
    await this.#world.clock.sleep(ms);
    if (this.#pulls.has(job)) {
      this.#world.gitHub.pushToPull(number);
      return;
    }
    this.#pulls.set(job, number);
    const createdAt = new Date(this.#world.now()).toISOString();
    const commits = [String(number).padStart(40, 'a')];
    this.#world.gitHub.addPull({ number, repository: this.#place, author: AGENT, createdAt, commits });
    void this.#review(number);
  }

  /** It is merged or closed after days, or only after months. Some people ask for more on it. */
  async #review(number: number): Promise<void> {
    const { clock, gitHub, now } = this.#world;
    const { chance, int } = this.#random;
    const isOpen = () => !this.isOver && this.openPulls().some((pull) => pull.number === number);
    if (chance(0.2) && this.#place === HERE) {
      await clock.sleep(int(1, 20) * HOUR_MS);
      const issue = { number, html_url: `https://github.com/${HERE}/pull/${number}` };
      const payload = pullRequestComment('created', { issue, repository: { full_name: HERE } });
      if (isOpen()) this.#trigger('issue_comment', payload);
    }
    await clock.sleep(chance(0.15) ? 45 * DAY_MS : int(1, 15 * DAY_MS));
    if (!isOpen()) return;
    if (chance(0.2)) {
      gitHub.closePull(number, this.#place);
      return;
    }
    if (this.#place !== HERE) {
      gitHub.changePull(number, { merged: true, mergedAt: new Date(now()).toISOString() }, this.#place);
      return;
    }
    const payload = this.#repository.mergeOfAgent((landed) => {
      gitHub.changePull(number, { merged: true, mergedAt: new Date(now()).toISOString(), landed });
    }, number);
    // `paths-ignore` starts no run for most of them.
    if (chance(0.3)) this.#trigger('push', payload);
  }
}
