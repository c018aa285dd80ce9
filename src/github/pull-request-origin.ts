import * as z from 'zod/mini';
import { lenient } from '../lib/lenient.ts';

/** Where a pull request comes from. */
export interface PullRequestOrigin {
  readonly author: string | undefined;
  /** The branch it is from, if that is in the same repository: a branch of a fork may have any name. */
  readonly ownBranch: string | undefined;
}

const Branch = z.object({
  ref: lenient(z.string()),
  repo: lenient(z.object({ full_name: z.string() })),
});

/** The fields of GitHub's pull request that say where it comes from, in payloads and answers alike. */
export const OriginFields = {
  user: lenient(z.object({ login: z.string() })),
  head: lenient(Branch),
  base: lenient(Branch),
};

const Origin = z.object(OriginFields);

export function isFromFork({ head, base }: z.infer<typeof Origin>): boolean {
  return head?.repo !== undefined && head.repo.full_name !== base?.repo?.full_name;
}

export function originOf({ user, head, base }: z.infer<typeof Origin>): PullRequestOrigin {
  const isOwn = head?.repo !== undefined && head.repo.full_name === base?.repo?.full_name;
  return { author: user?.login, ownBranch: isOwn ? head.ref : undefined };
}
