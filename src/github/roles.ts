import * as z from 'zod/mini';
import { lenient } from '../lib/json.ts';
import { inBackticks } from '../lib/text.ts';
import type { GitHubClient } from './client.ts';
import { expectGitHubError, GitHubError } from './errors.ts';

/** Lowest first. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export function includesRole(role: Role, required: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(required);
}

/** Undefined for a custom role, which has its own name. */
const RoleName = lenient(z.enum(ROLES));

const Permission = z.object({
  permission: RoleName,
  role_name: RoleName,
  user: lenient(z.object({ permissions: z.record(z.string(), z.unknown()) })),
});

/** Reads the most exact of three fields: `permission` says `write` for `maintain`. Unknown accounts have `none`. */
export async function roleOf(client: GitHubClient, login: string): Promise<Role> {
  const failing = `Couldn't check the permission of ${inBackticks(login)} on ${inBackticks(client.repository)}`;
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  const reading = client.read(route, { username: login }, Permission, { failing });
  const answer = await reading.catch(expectGitHubError);
  if (answer instanceof GitHubError) {
    if (answer.status === 404 && /not a user/iu.test(answer.said)) return 'none';
    throw answer;
  }
  const { user, role_name, permission } = answer;
  return roleByFlags(user?.permissions) ?? role_name ?? permission ?? 'none';
}

/** Other flags have the name of their role. */
const FLAGS: Partial<Record<Role, string>> = { read: 'pull', write: 'push' };

function roleByFlags(flags: Readonly<Record<string, unknown>> | undefined): Role | undefined {
  if (flags === undefined) return undefined;
  return ROLES.findLast((role) => flags[FLAGS[role] ?? role] === true) ?? 'none';
}
