import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isGranted } from '../permissions.ts';

/**
 * Replaces GitHub's command line in rehearsed scripts. It prints the output that `REHEARSED_GH` has for a part of the command line,
 * and sends other `gh api` requests and comments to the sandbox's GitHub. It applies `--jq`, and logs its arguments. Like the real
 * one, it needs a token with the permission, and a repository.
 */
const Rehearsed = z.object({
  outputs: z.array(z.tuple([z.string(), z.string(), z.string()])),
  grants: z.record(z.string(), z.string()),
  log: z.string(),
});
const { env } = process;
const { outputs, grants, log } = Rehearsed.parse(JSON.parse(env['REHEARSED_GH'] ?? ''));
const asked = process.argv.slice(2);
const line = asked.join(' ').replaceAll('\n', ' ');
const [command, verb, number] = asked;
const repository = valueAfter('--repo') ?? env['GH_REPO'];

function valueAfter(flag: string): string | undefined {
  const at = asked.indexOf(flag);
  return at === -1 ? undefined : asked[at + 1];
}

async function answer(): Promise<string> {
  const found = outputs.find(([part]) => line.includes(part));
  if (found === undefined) return answerOfGitHub();
  const [, permissions, output] = found;
  for (const permission of permissions.split(', ')) {
    const [name = '', level] = permission.split(': ');
    if (!isGranted(grants, name, level)) throw new Error(`gh ${line} needs \`${permission}\``);
  }
  return output;
}

/** Sends the request of `gh api`, and of `gh issue comment` and `gh pr comment`. */
async function answerOfGitHub(): Promise<string> {
  const isComment = verb === 'comment';
  if (command !== 'api' && !isComment) throw new Error(`The scene has no output for gh ${line}`);
  const path = isComment
    ? `repos/${repository ?? ''}/issues/${number}/comments`
    : (asked.find((arg) => arg.startsWith('repos/')) ?? '');
  const method = isComment ? 'POST' : (valueAfter('--method') ?? 'GET');
  const file = valueAfter('--body-file') ?? valueAfter('-F')?.replace('body=@', '');
  const text = file === undefined ? valueAfter('--body') : readFileSync(file, 'utf8');
  const response = await fetch(new URL(path, `${env['GITHUB_API_URL'] ?? ''}/`), {
    method,
    headers: { authorization: `token ${env['GH_TOKEN'] ?? ''}` },
    body: method === 'GET' ? null : JSON.stringify({ body: text }),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`gh: ${body} (HTTP ${response.status})`);
  return body;
}

appendFileSync(log, `${line}\n`);
const knowsRepository = command === 'api' || repository !== undefined || existsSync('.git');
if ((env['GH_TOKEN'] ?? '') === '' || !knowsRepository) {
  console.error('gh needs the GH_TOKEN environment variable, and GH_REPO or a repository.');
  process.exitCode = 4;
} else {
  const input = await answer();
  const filter = valueAfter('--jq');
  if (filter === undefined) process.stdout.write(input);
  else {
    const args = ['--raw-output', '--compact-output', filter];
    const { status } = spawnSync('jq', args, { input, stdio: ['pipe', 'inherit', 'inherit'] });
    process.exitCode = status ?? 1;
  }
}
