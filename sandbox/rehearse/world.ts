import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GitHub, startGitHub } from '../github.ts';
import type { Grants } from '../permissions.ts';
import { startPlatform } from '../platform.ts';
import { AGENT_HEAD, FIRST_COMMIT } from './events.ts';
import { AGENT_PULL, AGENT_PULL_URL, type Recipe, type Scene, SENDER } from './scene.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders of a checkout that aren't in its repository. */
const NOT_TRACKED = ['.git', 'node_modules', 'build', 'coverage'];
const FOUR_WEEKS_AGO = new Date(Date.now() - 28 * 86_400_000).toISOString();

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Starts the services of a scene, and creates its repository. */
export async function openWorld(recipe: Recipe, scene: Scene) {
  /** A job that has just got a message can still show its earlier end, so earlier events were some minutes earlier. */
  const now: { minutesAgo: number; grants: Grants; runs: number } = { minutesAgo: 5, grants: {}, runs: 0 };
  const events = [...(scene.before ?? []), scene.event];
  const pushed = events.flatMap(({ merged }) => Object.entries(merged?.comparisons ?? {}));
  const opened = new AsyncDisposableStack();
  const github = opened.use(
    await startGitHub({
      token: 'ghs_rehearsalToken7f3a',
      roles: { [SENDER]: 'write' },
      now: () => Date.now() - now.minutesAgo * 60_000,
      commits: [{ sha: FIRST_COMMIT, parents: [], message: 'Start', at: FOUR_WEEKS_AGO }],
      branches: { main: FIRST_COMMIT },
      ...scene.github,
      comparisons: { ...scene.github?.comparisons, ...Object.fromEntries(pushed) },
      get grants() {
        return now.grants;
      },
    }),
  );
  const prompts: string[] = [];
  const platform = opened.use(
    await startPlatform({
      apiKey: 'mint_rehearsal-key-7f3a',
      life: [{ status: 'active' }, { status: 'completed', prLink: AGENT_PULL_URL }],
      onPrompt: (_, prompt) => {
        prompts.push(prompt);
        openOrUpdatePull(github);
      },
      ...scene.platform,
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await copyActions(join(folder, 'action'), platform.url);
  const origin = join(folder, 'origin');
  await makeOrigin(origin, recipe, scene);
  return {
    scene,
    github,
    platform,
    /** Only for this scene. */
    folder,
    /** The folder of the repository. */
    origin,
    now,
    /** All prompts and messages that the API got. */
    prompts,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** What the agent does for a prompt. */
function openOrUpdatePull(github: GitHub): void {
  const isOpen = github.pulls().some(({ number }) => number === AGENT_PULL);
  if (isOpen) github.pushToPull(AGENT_PULL);
  else github.addPull({ number: AGENT_PULL, commits: [AGENT_HEAD] });
}

/** Copies what workflows run of this project, without the rest, because act copies it for every step. */
async function copyActions(folder: string, apiUrl: string): Promise<void> {
  await cp(join(PROJECT, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const action of ['', 'visitors', 'settle']) {
    const text = await readFile(join(PROJECT, action, 'action.yml'), 'utf8');
    await mkdir(join(folder, action), { recursive: true });
    await writeFile(
      join(folder, action, 'action.yml'),
      text
        .replace('default: https://api.mintlify.com', `default: ${apiUrl}`)
        .replace('  poll-interval-seconds:', "$&\n    default: '0.1'"),
    );
  }
}

/** Creates a Git repository with one commit on `main`: the prompts, and the workflows and files of a scene. */
async function makeOrigin(folder: string, { files }: Recipe, { before = [], own }: Scene): Promise<void> {
  const filter = (path: string) => !NOT_TRACKED.includes(relative(PROJECT, path));
  if (own !== undefined) await cp(PROJECT, folder, { recursive: true, filter });
  await cp(join(PROJECT, 'examples/prompts'), join(folder, '.github/prompts'), { recursive: true });
  const all = [...before.map(({ starts }) => starts?.files ?? {}), files, own ?? {}];
  for (const [path, text] of all.flatMap(Object.entries<string>)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // act refuses `queue`.
    await writeFile(join(folder, path), text.replaceAll(/^ +queue: max.*\n/gmu, ''));
  }
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false'];
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  git('add', '--all', '--force');
  git(...author, 'commit', '--quiet', '--message', 'Start');
}
