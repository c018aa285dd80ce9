import type { GitHubService, PullSeed } from '../../sandbox/github.ts';
import { type CommitSeed, type History, shaOf } from '../../sandbox/github-history.ts';
import { type Payload, payload } from '../../sandbox/payloads.ts';
import type { Random } from './random.ts';

export const HERE = 'Codertocat/Hello-World';
export const AGENT = 'mintlify[bot]';
const DAY_MS = 86_400_000;

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

/** The history of `main`, as people, bots and the agent push to it. */
export class Repository {
  readonly kinds = new Map<string, Kind>();
  /** The commits on `main` from which the steps start. */
  readonly start: string;
  readonly #gitHub: Pick<GitHubService, 'history' | 'addPull'>;
  readonly #random: Random;
  readonly #now: () => number;
  #number = 0;
  #develop: string | undefined;

  constructor(gitHub: Pick<GitHubService, 'history' | 'addPull'>, random: Random, now: () => number) {
    this.#gitHub = gitHub;
    this.#random = random;
    this.#now = now;
    for (let days = 40; days > 8; days -= 8) {
      this.#commit({ message: `Change of ${days} days ago`, kind: 'other', ageMs: days * DAY_MS });
    }
    this.start = this.tip;
  }

  get tip(): string {
    return this.#history.branches.get('main') ?? '';
  }

  get #history(): History {
    return this.#gitHub.history;
  }

  nextNumber(): number {
    this.#number += 1;
    return this.#number;
  }

  /** Returns the commits that a tip contains and the start of the history doesn't, parents first. */
  since(base: string, tip = this.tip): readonly CommitSeed[] {
    const [from, to] = [this.#history.find(base), this.#history.find(tip)];
    return from === undefined || to === undefined ? [] : this.#history.between(from, to);
  }

  /** The commits on the branch itself, the tip first. A pull swaps the parents of its merge. */
  firstParents(tip = this.tip): readonly string[] {
    const found: string[] = [];
    for (let at = this.#history.find(tip); at !== undefined; ) {
      found.push(at.sha);
      const [first = '', second = ''] = at.parents;
      at = this.#history.find(at.message.startsWith(PULL) ? second : first);
    }
    return found;
  }

  /** Pushes something that people or bots made, and returns the event. */
  push(): Payload {
    return this.#pushed(() => this.#land(this.#random.weighted(WAYS)));
  }

  /** Merges a pull request of the agent. */
  mergeOfAgent(merge: (landed: readonly string[]) => void, number: number): Payload {
    return this.#pushed(() => {
      const one = { message: `Update the docs (#${number})`, kind: 'agent', author: AGENT } as const;
      merge([this.#commit(number % 10 < 7 ? one : { ...one, message: 'Update the docs' })]);
      return false;
    });
  }

  #land(way: Way): boolean {
    const { chance, int } = this.#random;
    switch (way) {
      case 'squash':
      case 'merge':
      case 'rebase':
        this.#pull(way, chance(0.1) ? 'ghost' : 'octocat', 'feature');
        return false;
      case 'update':
        this.#update(this.#random.pick(['squash', 'squash', 'merge', 'rebase'] as const));
        return false;
      case 'queue':
        for (let left = int(2, 4); left > 0; left -= 1) {
          if (chance(0.4)) this.#update('squash');
          else this.#pull('squash', 'octocat', 'feature');
        }
        return false;
      case 'direct':
        for (let left = int(1, 2); left > 0; left -= 1) this.#direct();
        return false;
      case 'develop':
        this.#mergeDevelop();
        return false;
      case 'pull': {
        // Someone pulls `main` into a local commit and pushes that. The merge stands for the commit.
        const [before = '', ...older] = this.firstParents();
        const below = older[int(0, 5)] ?? this.start;
        if (before === this.start) return false;
        const own = this.#commit({ message: 'A local change', kind: 'other', parents: [below] });
        this.#commit({ message: `${PULL} the server`, kind: 'merge', parents: [own, before] });
        return false;
      }
      case 'force': {
        // The first mark stays on the branch: without any, a batch begins a week ago.
        const known = this.firstParents();
        const back = known[Math.min(int(1, 3), known.indexOf(this.start))] ?? '';
        this.#history.branches.set('main', back);
        this.#direct();
        return true;
      }
    }
  }

  #direct(): void {
    const author = this.#random.chance(0.2) ? null : 'ann';
    this.#commit({ message: `Change number ${this.kinds.size}`, kind: 'merge', author });
  }

  #update(way: 'squash' | 'merge' | 'rebase'): void {
    const [author, branch] = this.#random.pick(way === 'rebase' ? UPDATERS.slice(0, 2) : UPDATERS);
    this.#pull(way, author, branch, 'update');
  }

  #pull(way: 'squash' | 'merge' | 'rebase', author: string, branch: string, kind: Kind = 'merge'): void {
    const number = this.nextNumber();
    const title = `Change ${number}`;
    const landed: string[] = [];
    let commits = [shaOf(`branch of ${number}`)];
    if (way === 'squash') landed.push(this.#commit({ message: `${title} (#${number})`, kind, author }));
    if (way === 'rebase') {
      for (const part of [1, 2])
        landed.push(this.#commit({ message: `Part ${part} of ${number}`, kind, author }));
    }
    if (way === 'merge') {
      // The branch can be older than what was sent last.
      const cut = this.firstParents()[this.#random.int(0, 12)] ?? this.start;
      const [tip, ageMs] = [this.tip, this.#random.int(1, 20) * DAY_MS];
      const first = this.#commit({ message: 'wip', kind: 'other', author, parents: [cut], ageMs });
      const second = this.#commit({ message: 'wip', kind: 'other', author, parents: [first], ageMs });
      commits = [second, first];
      const message = `Merge pull request #${number} from acme/${branch}-${number}\n\n${title}`;
      landed.push(this.#commit({ message, kind, author: 'ann', parents: [tip, second] }));
    }
    this.#addPull({ number, author, headRef: `${branch}-${number}`, title, landed, commits });
  }

  /** Forty squashed pull requests, older than much of `main`. */
  #mergeDevelop(): void {
    const before = this.tip;
    const days = this.#random.int(10, 60);
    this.#history.branches.set(
      'main',
      this.#develop ?? this.firstParents()[this.#random.int(3, 20)] ?? before,
    );
    for (let index = 0; index < 40; index += 1) {
      const ageMs = Math.round((days * DAY_MS * (40 - index)) / 40);
      if (this.#random.chance(0.2)) {
        this.#commit({ message: 'wip', kind: 'other', ageMs });
        continue;
      }
      const number = this.nextNumber();
      const isUpdate = this.#random.chance(0.2);
      const [author, headRef] = isUpdate ? UPDATERS[0] : ['octocat', `feature-${number}`];
      const kind = isUpdate ? 'update' : 'merge';
      const sha = this.#commit({ message: `Change ${number} (#${number})`, kind, author, ageMs });
      this.#addPull({ number, author, headRef, base: 'develop', landed: [sha] });
    }
    this.#develop = this.tip;
    const parents = [before, this.tip];
    this.#commit({ message: "Merge branch 'develop'", kind: 'merge', parents });
  }

  #addPull(seed: PullSeed): void {
    const at = new Date(this.#now()).toISOString();
    this.#gitHub.addPull({ ...seed, merged: true, createdAt: at, mergedAt: at });
  }

  #commit({ message, kind, author = 'octocat', ageMs = 0, parents }: Made): string {
    const sha = shaOf(`commit ${this.kinds.size}`);
    const at = new Date(this.#now() - ageMs).toISOString();
    const onTip = this.tip === '' ? [] : [this.tip];
    this.#history.push('main', [{ sha, message, author, at, parents: parents ?? onTip }]);
    this.kinds.set(sha, kind);
    return sha;
  }

  /** Returns the payload of what `land` pushes. It returns whether the push is forced. */
  #pushed(land: () => boolean): Payload {
    const before = this.tip;
    const forced = land();
    const commits = this.since(before).map(({ sha, message, author, at }) => ({
      id: sha,
      message,
      timestamp: at,
      author: {
        name: author ?? 'Someone',
        email: 'someone@example.org',
        ...(author && { username: author }),
      },
    }));
    return payload('push', undefined, {
      ref: 'refs/heads/main',
      before,
      after: this.tip,
      created: false,
      deleted: false,
      forced,
      commits,
      sender: { login: 'ann', type: 'User' },
      repository: { full_name: HERE, default_branch: 'main', pushed_at: Math.floor(this.#now() / 1_000) },
    });
  }
}
