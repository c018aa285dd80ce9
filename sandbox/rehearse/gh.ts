import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/**
 * Replaces GitHub's command line in rehearsed scripts. It prints the output in `REHEARSED_GH` (JSON: pairs of a part of the
 * command line and an output), and sends other `gh api` requests and comments to the sandbox's GitHub. It applies `--jq`, and
 * logs its arguments in `REHEARSED_GH_LOG`. Like the real one, it needs a token and a repository.
 */
const Answers = z.array(z.tuple([z.string(), z.string()]));
const { env } = process;
const asked = process.argv.slice(2);
const line = asked.join(' ').replaceAll('\n', ' ');

const TAKES_VALUE = new Set(['--method', '--jq', '--header', '-f', '-F', '-H', '-X', '-q']);

function valueAfter(flag: string): string | undefined {
  const at = asked.indexOf(flag);
  return at === -1 ? undefined : asked[at + 1];
}

/** Returns the request of `gh api`, and of `gh issue comment` with a file. */
function request(): { readonly method: string; readonly path: string; readonly body: object } {
  const [command, verb, ...rest] = asked;
  if (command === 'issue' && verb === 'comment') {
    const body = readFileSync(valueAfter('--body-file') ?? '', 'utf8');
    return {
      method: 'POST',
      path: `repos/${env['GH_REPO'] ?? ''}/issues/${rest[0]}/comments`,
      body: { body },
    };
  }
  if (command !== 'api') throw new Error(`The scene has no output for gh ${line}`);
  const path = asked.find(
    (arg, index) => index > 0 && !arg.startsWith('-') && !TAKES_VALUE.has(asked[index - 1] ?? ''),
  );
  const [, name = '', file = ''] = /^(\w+)=@(.*)$/u.exec(valueAfter('-F') ?? '') ?? [];
  const body = name === '' ? {} : { [name]: readFileSync(file, 'utf8') };
  return { method: valueAfter('--method') ?? 'GET', path: path ?? '', body };
}

async function answer(): Promise<string> {
  const ready = Answers.parse(JSON.parse(env['REHEARSED_GH'] ?? '[]'));
  const found = ready.find(([part]) => line.includes(part));
  if (found !== undefined) return found[1];
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

appendFileSync(env['REHEARSED_GH_LOG'] ?? '', `${line}\n`);
const knowsRepository =
  asked[0] === 'api' || env['GH_REPO'] !== undefined || line.includes('https://') || existsSync('.git');
if ((env['GH_TOKEN'] ?? '') === '') {
  console.error('gh: To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN environment variable.');
  process.exitCode = 4;
} else if (knowsRepository) {
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
} else {
  console.error('fatal: not a git repository (or any of the parent directories): .git');
  process.exitCode = 1;
}
