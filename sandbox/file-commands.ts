/** The runner drops a larger summary. In bytes. */
export const SUMMARY_LIMIT = 1_024 * 1_024;

/**
 * Reads `GITHUB_OUTPUT`, `GITHUB_STATE` or `GITHUB_ENV` by the runner's rules: `name=value` and `name<<DELIMITER` with the
 * lines up to the delimiter. Anything else, and a heredoc without an end, is an error. Lines end with a line feed, on
 * Windows also with a carriage return before it. A value keeps the line breaks inside it. With an `error`, reading stopped, and
 * the entries before that are valid.
 */
export function parseFileCommand(text: string, platform = process.platform) {
  const entries: Record<string, string> = {};
  const withoutReturn = (line: string) => (platform === 'win32' ? line.replace(/\r$/, '') : line);
  const raw = text.split('\n');
  const lines = raw.map(withoutReturn);
  // The text after the last line feed is only a line if it isn't empty.
  if (lines.at(-1) === '') lines.pop();
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      entries[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    if (heredoc < 0) return { entries, error: `Invalid format '${line}'` };
    const name = line.slice(0, heredoc);
    const delimiter = line.slice(heredoc + 2);
    if (name === '' || delimiter === '') {
      return {
        entries,
        error: `Invalid format '${line}'. Name must not be empty and delimiter must not be empty`,
      };
    }
    const end = lines.indexOf(delimiter, index + 1);
    if (end < 0) return { entries, error: `Invalid value. Matching delimiter not found '${delimiter}'` };
    // In the order in which they were written last.
    delete entries[name];
    entries[name] = withoutReturn(raw.slice(index + 1, end).join('\n'));
    index = end;
  }
  return { entries, error: undefined };
}
