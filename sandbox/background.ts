import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/**
 * Starts the sandbox in the background, and exits when it accepts requests. Prints `base-url`, `project-id`, `api-key` and
 * the `pid` to stop it with, as lines for `GITHUB_OUTPUT`.
 */
const sandbox = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), ['--port', '0'], {
  detached: true,
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
});

sandbox.once('message', (message) => {
  const outputs = { ...z.record(z.string(), z.string()).parse(message), pid: sandbox.pid };
  for (const [name, value] of Object.entries(outputs)) console.log(`${name}=${value}`);
  sandbox.disconnect();
  sandbox.unref();
});

sandbox.once('exit', (code) => {
  console.error(
    `The sandbox exited with code ${code} before it accepted requests. Run \`npm run sandbox\` to see why.`,
  );
  process.exitCode = 1;
});
