// Nearly every run has nothing left to do here, and loads nothing for it.
if (process.env['STATE_finished'] !== 'true') {
  const [{ runStep }, { runPost }] = await Promise.all([import('../step/step.ts'), import('./run-post.ts')]);
  await runStep(runPost);
}
