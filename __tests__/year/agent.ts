import { type Payload, pullRequestComment } from '../../sandbox/payloads.ts';
import type { JobRecord, Life } from '../../sandbox/platform.ts';
import type { Random } from '../../sandbox/random.ts';
import { AGENT, HERE } from '../agent-job/events.ts';
import { DAY_MS, HOUR_MS, type World } from '../simulation.ts';
import type { Repository } from './repository.ts';

/** The agent, which opens pull requests in `place`, and the people who review them. */
export function agentOf(
  { clock, gitHub, now }: World,
  { chance, int }: Random,
  repository: Repository,
  trigger: (event: 'issue_comment' | 'push', payload: Payload) => void,
  place: string,
) {
  /** The numbers of the pull requests of jobs. */
  const pulls = new Map<string, number>();
  let next = { fails: false, touches: false, ms: 0, number: 0 };

  const agent = {
    /** After the end, no job fails, and no pull request is merged. */
    isOver: false,

    /** Decides what comes of the next prompt. */
    life: (job?: JobRecord): Life => {
      const fails = chance(0.1) && !agent.isOver;
      const touches = chance(0.7);
      const ms = chance(0.9) ? int(30_000, 12 * 60_000) : int(0, 90 * 60_000);
      const known = pulls.get(job?.id ?? '');
      const isNew = known === undefined && touches;
      const number = known ?? (isNew ? repository.nextNumber() : 0);
      next = { fails, touches, ms, number };
      const status = fails ? 'failed' : chance(0.03) ? 'archived' : 'completed';
      const prLink = isNew ? { prLink: `https://github.com/${place}/pull/${number}` } : {};
      const last = { status, afterMs: ms, ...prLink };
      return [{ status: 'active', afterMs: 0 }, last];
    },

    /** Begins the work on a prompt. Returns whether it will fail. */
    begin: ({ id }: JobRecord): boolean => {
      const { fails, touches, ms, number } = next;
      if (touches) void work(id, number, Math.max(0, ms - 1));
      return fails;
    },

    pullOf: (job = ''): number | undefined => pulls.get(job),

    headOf: (job?: string): string | undefined => {
      const number = agent.pullOf(job);
      return gitHub.pulls().find((pull) => pull.number === number)?.commits?.[0];
    },

    openPulls: () =>
      gitHub
        .pulls()
        .filter(({ author, merged, state }) => author === AGENT && merged !== true && state !== 'closed'),

    /** Whether a job's pull request is open for days, so that its step knows it. */
    isWaiting: ({ id, job }: JobRecord): boolean => {
      const number = pulls.get(id);
      const isLongAgo = (at = '') => now() - Date.parse(at) > 3 * DAY_MS;
      return (
        job.status === 'completed' &&
        agent.openPulls().some((pull) => pull.number === number && isLongAgo(pull.createdAt))
      );
    },

    closeAll: (): void => {
      for (const { number } of agent.openPulls()) gitHub.closePull(number, place);
    },
  };

  /** Opens the pull request, or pushes to it. */
  async function work(job: string, number: number, ms: number): Promise<void> {
    await clock.sleep(ms);
    if (pulls.has(job)) {
      gitHub.pushToPull(number);
      return;
    }
    pulls.set(job, number);
    const createdAt = new Date(now()).toISOString();
    const commits = [String(number).padStart(40, 'a')];
    gitHub.addPull({ number, repository: place, author: AGENT, createdAt, commits });
    void review(number);
  }

  /** It is merged or closed after days, or only after months. Some people ask for more on it. */
  async function review(number: number): Promise<void> {
    const isOpen = () => !agent.isOver && agent.openPulls().some((pull) => pull.number === number);
    if (chance(0.2) && place === HERE) {
      await clock.sleep(int(1, 20) * HOUR_MS);
      const issue = { number, html_url: `https://github.com/${HERE}/pull/${number}` };
      const payload = pullRequestComment('created', { issue, repository: { full_name: HERE } });
      if (isOpen()) trigger('issue_comment', payload);
    }
    await clock.sleep(chance(0.15) ? 45 * DAY_MS : int(1, 15 * DAY_MS));
    if (!isOpen()) return;
    if (chance(0.2)) {
      gitHub.closePull(number, place);
      return;
    }
    if (place !== HERE) {
      gitHub.changePull(number, { merged: true, mergedAt: new Date(now()).toISOString() }, place);
      return;
    }
    const payload = repository.mergeOfAgent((landed) => {
      gitHub.changePull(number, { merged: true, mergedAt: new Date(now()).toISOString(), landed });
    }, number);
    // `paths-ignore` starts no run for most of them.
    if (chance(0.3)) trigger('push', payload);
  }

  return agent;
}
