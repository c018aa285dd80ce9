import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/**
 * Starts the sandbox in the background, and ends as soon as it answers. Prints where it is, in lines of `name=value` as
 * GITHUB_OUTPUT takes them: `base-url`, `project-id`, `api-key`, and the `pid` to end it by.
 */
const sandbox = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
  detached: true,
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
});

sandbox.once('message', (message) => {
  const where = { ...z.record(z.string(), z.string()).parse(message), pid: sandbox.pid };
  for (const [name, value] of Object.entries(where)) console.log(`${name}=${value}`);
  sandbox.disconnect();
  sandbox.unref();
});

sandbox.once('exit', (code) => {
  console.error(`The sandbox ended with exit code ${code} before it answered: “npm run sandbox” shows why.`);
  process.exitCode = 1;
});
