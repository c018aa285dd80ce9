import { basename } from 'node:path';

/**
 * GitHub starts this file as `index.js` for the step itself, and by way of `post.js`, which only imports it, for the
 * step's last word. The name tells which: saved state alone could not, because a main that was killed before it saved
 * any would be followed by a post that took itself for main, and started a job.
 */
if (basename(process.argv[1] ?? '') !== 'post.js') {
  const { main } = await import(/* webpackChunkName: "step" */ './run.ts');
  await main();
} else if (process.env['STATE_finished'] !== 'true') {
  const { post } = await import(/* webpackChunkName: "step" */ './post.ts');
  await post();
}
