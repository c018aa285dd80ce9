const { main } = await import('./run.ts');
await main();

export {};
