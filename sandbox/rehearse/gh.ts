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

function valueAfter(...flags: readonly string[]): string | undefined {
  const at = asked.findIndex((arg) => flags.includes(arg));
  return at === -1 ? undefined : asked[at + 1];
}

/** Returns the request of `gh api`, and of `gh issue comment` and `gh pr comment`. */
function request(): { readonly method: string; readonly path: string; readonly body: object } {
  const [command, verb, number] = asked;
  if (verb === 'comment') {
    const file = valueAfter('--body-file');
    const body = file === undefined ? valueAfter('--body') : readFileSync(file, 'utf8');
    const repository = valueAfter('--repo') ?? env['GH_REPO'] ?? '';
    return { method: 'POST', path: `repos/${repository}/issues/${number}/comments`, body: { body } };
  }
  if (command !== 'api') throw new Error(`The scene has no output for gh ${line}`);
  const path = asked.find((arg) => arg.startsWith('repos/'));
  const [, name = '', file = ''] = /^(\w+)=@(.*)$/u.exec(valueAfter('-F') ?? '') ?? [];
  const body = name === '' ? {} : { [name]: readFileSync(file, 'utf8') };
  return { method: valueAfter('--method') ?? 'GET', path: path ?? '', body };
}

async function answer(): Promise<string> {
  const found = outputs.find(([part]) => line.includes(part));
  if (found !== undefined) {
    const [, permissions, output] = found;
    for (const permission of permissions.split(', ')) {
      const [name = '', level] = permission.split(': ');
      if (!isGranted(grants, name, level)) throw new Error(`gh ${line} needs \`${permission}\``);
    }
    return output;
  }
  const { method, path, body: sent } = request();
  const response = await fetch(new URL(path, `${env['GITHUB_API_URL'] ?? ''}/`), {
    method,
    headers: { authorization: `token ${env['GH_TOKEN'] ?? ''}` },
    body: method === 'GET' ? null : JSON.stringify(sent),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`gh: ${body} (HTTP ${response.status})`);
  return body;
}

appendFileSync(log, `${line}\n`);
const knowsRepository =
  asked[0] === 'api' || env['GH_REPO'] !== undefined || asked.includes('--repo') || existsSync('.git');
if ((env['GH_TOKEN'] ?? '') === '' || !knowsRepository) {
  console.error('gh needs the GH_TOKEN environment variable, and GH_REPO or a repository.');
  process.exitCode = 4;
} else {
  const text = await answer();
  const filter = valueAfter('--jq');
  if (filter === undefined) process.stdout.write(text);
  else {
    const { status, stdout, stderr } = spawnSync('jq', ['--raw-output', '--compact-output', filter], {
      input: text,
    });
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    process.exitCode = status ?? 1;
  }
}
