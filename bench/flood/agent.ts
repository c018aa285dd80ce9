import type { RequestPlan } from '../../sandbox/direct-http.ts';
import { type JobRecord, type PlatformService, platformService } from '../../sandbox/platform.ts';
import type { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { normalNumber, randomNumbers } from '../../sandbox/visits.ts';

const ANSWERED_AT_ONCE: RequestPlan = { latency: 300, fault: { kind: 'none' } };

/** For so long after a message a job still shows how it ended before. */
const TAKES_UP_MESSAGE_AFTER_MS = 2_000;

export interface AgentSettings {
  readonly clock: VirtualClock;
  readonly seed: number;
  /** A job's first work ends in a pull request; gives its URL. */
  readonly openPullRequest: () => string;
  /** All its later work ends in a commit on the branch of that pull request. */
  readonly commit: (prLink: string) => void;
}

/** The platform, with an agent that takes its time for each prompt. */
export class Agent {
  readonly platform: PlatformService;
  requests = 0;
  readonly #settings: AgentSettings;
  readonly #random: () => number;
  /** How many prompts the agent is at work on, by job. */
  readonly #working = new Map<string, number>();

  constructor(settings: AgentSettings) {
    this.#settings = settings;
    this.#random = randomNumbers(settings.seed);
    this.platform = platformService({
      now: () => settings.clock.now(),
      life: [{ status: 'active', afterMs: 0 }],
      lifeAfterMessage: (_prompt, _number, { job: { status } }) => [{ status, afterMs: 0 }],
      onPrompt: (job) => void (job.messages.length === 0 ? this.#create(job) : this.#continue(job)),
    });
  }

  plan(): RequestPlan {
    this.requests += 1;
    return ANSWERED_AT_ONCE;
  }

  async #create({ id }: JobRecord): Promise<void> {
    this.#work(id, 1);
    await this.#settings.clock.sleep(this.#workMs());
    const prLink = this.#settings.openPullRequest();
    this.#work(id, -1, prLink);
  }

  async #continue({ id, job: { prLink } }: JobRecord): Promise<void> {
    const { clock, commit } = this.#settings;
    await clock.sleep(TAKES_UP_MESSAGE_AFTER_MS);
    this.#work(id, 1, prLink);
    await clock.sleep(this.#workMs());
    if (prLink !== null) commit(prLink);
    this.#work(id, -1, prLink);
  }

  /** Shows a job with so many prompts more that the agent is at work on. */
  #work(id: string, more: number, prLink: string | null = null): void {
    const working = (this.#working.get(id) ?? 0) + more;
    this.#working.set(id, working);
    this.platform.show(id, { status: working > 0 ? 'active' : 'completed', prLink });
  }

  /** As in 338 public jobs: half take under 58 s, nine in ten under 108 s, and hardly one under 28 s. */
  #workMs(): number {
    return 28_000 + 30_000 * Math.exp(0.765 * normalNumber(this.#random));
  }
}
