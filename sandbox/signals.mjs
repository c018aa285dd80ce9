// Plain JavaScript, because a child process starts faster without type stripping. The rule needs types.
/* oxlint-disable typescript/no-unsafe-argument */
/**
 * Preloaded into a step on Windows, where Node can't send a signal to another process and kills it instead. GitHub's runner
 * cancels with console events, which Node emits as signal events. This module does the same for a message.
 */
process.on('message', ({ signal }) => {
  // Node does the same for a signal without a listener.
  if (signal !== undefined && !process.emit(signal, signal)) process.exit(130);
});
process.channel?.unref();
