const [{ runStep }, { run }] = await Promise.all([import('../step/run-step.ts'), import('./run.ts')]);

await runStep(run);
