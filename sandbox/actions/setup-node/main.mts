console.log(`Node ${process.version}`);
