// Nearly every run has nothing left to do here, and loads nothing for it.
if (process.env['STATE_finished'] !== 'true') {
  const { post } = await import('./run-post.ts');
  await post();
}
