// Plain JavaScript, so that a child process starts without stripping types; this rule needs types to judge by.
/* oxlint-disable typescript/no-unsafe-argument */
/**
 * Preloaded into a step on Windows, where one process cannot send another a signal: Node ends it instead. GitHub's runner
 * cancels with events of the console, which Node turns into the signal's event; this does the same on a message.
 */
process.on('message', ({ signal }) => {
  // As Node does with a signal that has no listener.
  if (signal !== undefined && !process.emit(signal, signal)) process.exit(130);
});
process.channel?.unref();
