import type { RequestPlan } from '../../sandbox/direct-http.ts';
import { type JobRecord, type PlatformService, platformService } from '../../sandbox/platform.ts';
import type { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { normalNumber, randomNumbers } from '../../sandbox/visits.ts';

const ANSWERED_AT_ONCE: RequestPlan = { latency: 300, fault: { kind: 'none' } };

/** For this long after a message, a job still has its old state. */
const TAKES_UP_MESSAGE_AFTER_MS = 2_000;

export interface AgentSettings {
  readonly clock: VirtualClock;
  readonly seed: number;
  /** Called when a job completes its first prompt. Returns the URL of the pull request. */
  readonly openPullRequest: () => string;
  /** Called when a job completes a later prompt, with a commit in that pull request. */
  readonly commit: (prLink: string) => void;
}

/** The API, with an agent that takes a realistic time for each prompt. */
export class Agent {
  readonly platform: PlatformService;
  requests = 0;
  readonly #settings: AgentSettings;
  readonly #random: () => number;
  /** The number of prompts in progress, by job. */
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

  /** Changes the number of prompts in progress of a job. */
  #work(id: string, more: number, prLink: string | null = null): void {
    const working = (this.#working.get(id) ?? 0) + more;
    this.#working.set(id, working);
    this.platform.show(id, { status: working > 0 ? 'active' : 'completed', prLink });
  }

  /** As in 338 public jobs: half take less than 58 s, 90% less than 108 s, and almost none less than 28 s. */
  #workMs(): number {
    return 28_000 + 30_000 * Math.exp(0.765 * normalNumber(this.#random));
  }
}
