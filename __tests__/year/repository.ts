import type { PullSeed } from '../../sandbox/github.ts';
import { type CommitSeed, shaOf } from '../../sandbox/github-history.ts';
import { type Payload, payload } from '../../sandbox/payloads.ts';
import type { Random } from '../../sandbox/random.ts';
import { AGENT, HERE } from '../agent-job/events.ts';
import { DAY_MS, type World } from '../simulation.ts';

/** What a batch does with a commit: lists it, counts it as left out, or doesn't mention it. */
export type Kind = 'merge' | 'agent' | 'update' | 'other';

/** How commits come to `main`. The weights are those of a real repository, roughly. */
const WAYS = {
  squash: 40,
  merge: 12,
  rebase: 6,
  update: 20,
  queue: 6,
  direct: 8,
  develop: 3,
  pull: 2,
  force: 2,
} as const;

/** How the message of the merge of a `git pull` begins. */
const PULL = "Merge branch 'main' of";

type Way = keyof typeof WAYS;
type Landing = 'squash' | 'merge' | 'rebase';

const UPDATERS = [
  ['dependabot[bot]', 'dependabot/npm'],
  ['renovate[bot]', 'renovate/all'],
  ['our-renovate', 'renovate/group'],
] as const;

interface Made {
  readonly message: string;
  readonly kind: Kind;
  readonly author?: string | null;
  /** How long before the push it was committed. */
  readonly ageMs?: number;
  readonly parents?: readonly string[];
}

export type Repository = ReturnType<typeof repositoryOf>;

/** The history of `main`, as people, bots and the agent push to it. */
export function repositoryOf({ gitHub, now }: World, { chance, int, pick, weighted }: Random) {
  const { history } = gitHub;
  const kinds = new Map<string, Kind>();
  let lastNumber = 0;
  let developTip: string | undefined;

  const tipNow = () => history.branches.get('main') ?? '';

  function nextNumber(): number {
    lastNumber += 1;
    return lastNumber;
  }

  /** Returns the commits that a tip contains and the start of the history doesn't, parents first. */
  function since(base: string, tip = tipNow()): readonly CommitSeed[] {
    const [from, to] = [history.find(base), history.find(tip)];
    return from === undefined || to === undefined ? [] : history.between(from, to);
  }

  /** The commits on the branch itself, the tip first. A pull swaps the parents of its merge. */
  function firstParents(tip = tipNow()): readonly string[] {
    const found: string[] = [];
    for (let at = history.find(tip); at !== undefined; ) {
      found.push(at.sha);
      const [first = '', second = ''] = at.parents;
      at = history.find(at.message.startsWith(PULL) ? second : first);
    }
    return found;
  }

  /** Pushes something that people or bots made, and returns the event. */
  function push(): Payload {
    const way = weighted(WAYS);
    return pushed(CHANGES[way], way === 'force');
  }

  /** Merges a pull request of the agent. */
  function mergeOfAgent(merge: (landed: readonly string[]) => void, number: number): Payload {
    return pushed(() => {
      const one = { message: `Update the docs (#${number})`, kind: 'agent', author: AGENT } as const;
      merge([commit(number % 10 < 7 ? one : { ...one, message: 'Update the docs' })]);
    });
  }

  const byPerson = (way: Landing) => () => pull(way, chance(0.1) ? 'ghost' : 'octocat', 'feature');

  const CHANGES: Readonly<Record<Way, () => void>> = {
    squash: byPerson('squash'),
    merge: byPerson('merge'),
    rebase: byPerson('rebase'),
    update: () => update(pick(['squash', 'squash', 'merge', 'rebase'] as const)),
    queue: () => {
      for (let left = int(2, 4); left > 0; left -= 1) {
        if (chance(0.4)) update('squash');
        else pull('squash', 'octocat', 'feature');
      }
    },
    direct: () => {
      for (let left = int(1, 2); left > 0; left -= 1) direct();
    },
    develop: mergeDevelop,
    pull: () => {
      // Someone pulls `main` into a local commit and pushes that.
      const [before = '', ...older] = firstParents();
      const below = older[int(0, 5)] ?? start;
      if (before === start) return;
      const own = commit({ message: 'A local change', kind: 'merge', parents: [below] });
      commit({ message: `${PULL} the server`, kind: 'merge', parents: [own, before] });
    },
    force: () => {
      // The first mark stays on the branch: without any, a batch begins a week ago.
      const known = firstParents();
      history.branches.set('main', known[Math.min(int(1, 3), known.indexOf(start))] ?? '');
      direct();
    },
  };

  function direct(): void {
    commit({ message: `Change number ${kinds.size}`, kind: 'merge', author: chance(0.2) ? null : 'ann' });
  }

  function update(way: Landing): void {
    const [author, branch] = pick(way === 'rebase' ? UPDATERS.slice(0, 2) : UPDATERS);
    pull(way, author, branch, 'update');
  }

  function pull(way: Landing, author: string, branch: string, kind: Kind = 'merge'): void {
    const number = nextNumber();
    const title = `Change ${number}`;
    const landed: string[] = [];
    let commits = [shaOf(`branch of ${number}`)];
    if (way === 'squash') landed.push(commit({ message: `${title} (#${number})`, kind, author }));
    if (way === 'rebase') {
      for (const part of [1, 2]) landed.push(commit({ message: `Part ${part} of ${number}`, kind, author }));
    }
    if (way === 'merge') {
      // The branch can be older than what was sent last.
      const cut = firstParents()[int(0, 12)] ?? start;
      const [tip, ageMs] = [tipNow(), int(1, 20) * DAY_MS];
      const first = commit({ message: 'wip', kind: 'other', author, parents: [cut], ageMs });
      const second = commit({ message: 'wip', kind: 'other', author, parents: [first], ageMs });
      commits = [second, first];
      const message = `Merge pull request #${number} from acme/${branch}-${number}\n\n${title}`;
      landed.push(commit({ message, kind, author: 'ann', parents: [tip, second] }));
    }
    addPull({ number, author, headRef: `${branch}-${number}`, title, landed, commits });
  }

  /** Forty squashed pull requests, older than much of `main`. */
  function mergeDevelop(): void {
    const before = tipNow();
    const days = int(10, 60);
    history.branches.set('main', developTip ?? firstParents()[int(3, 20)] ?? before);
    for (let index = 0; index < 40; index += 1) {
      const ageMs = Math.round((days * DAY_MS * (40 - index)) / 40);
      if (chance(0.2)) {
        commit({ message: 'wip', kind: 'other', ageMs });
        continue;
      }
      const number = nextNumber();
      const isUpdate = chance(0.2);
      const [author, headRef] = isUpdate ? UPDATERS[0] : ['octocat', `feature-${number}`];
      const kind = isUpdate ? 'update' : 'merge';
      const sha = commit({ message: `Change ${number} (#${number})`, kind, author, ageMs });
      addPull({ number, author, headRef, base: 'develop', landed: [sha] });
    }
    developTip = tipNow();
    commit({ message: "Merge branch 'develop'", kind: 'merge', parents: [before, tipNow()] });
  }

  function addPull(seed: PullSeed): void {
    const at = new Date(now()).toISOString();
    gitHub.addPull({ ...seed, merged: true, createdAt: at, mergedAt: at });
  }

  function commit({ message, kind, author = 'octocat', ageMs = 0, parents }: Made): string {
    const sha = shaOf(`commit ${kinds.size}`);
    const at = new Date(now() - ageMs).toISOString();
    const onTip = tipNow() === '' ? [] : [tipNow()];
    history.push('main', [{ sha, message, author, at, parents: parents ?? onTip }]);
    kinds.set(sha, kind);
    return sha;
  }

  /** Returns the payload of what `change` pushes. */
  function pushed(change: () => void, forced = false): Payload {
    const before = tipNow();
    change();
    const commits = since(before).map(({ sha, message, author, at }) => ({
      id: sha,
      message,
      timestamp: at,
      author: { name: author ?? 'Someone', email: 'any@example.org', ...(author && { username: author }) },
    }));
    return payload('push', undefined, {
      ref: 'refs/heads/main',
      before,
      after: tipNow(),
      created: false,
      deleted: false,
      forced,
      commits,
      sender: { login: 'ann', type: 'User' },
      repository: { full_name: HERE, default_branch: 'main', pushed_at: Math.floor(now() / 1_000) },
    });
  }

  for (let days = 40; days > 8; days -= 8) {
    commit({ message: `Change of ${days} days ago`, kind: 'other', ageMs: days * DAY_MS });
  }
  /** The commit on `main` from which the steps start. */
  const start = tipNow();

  return { kinds, start, tipNow, nextNumber, since, firstParents, push, mergeOfAgent };
}
