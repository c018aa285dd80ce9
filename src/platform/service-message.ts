/**
 * Returns the message in a response that is not 2xx: `error` (a string, or an object with `message`), `message`, the messages
 * of `details`, or the plain text itself. For an HTML page, which only a proxy sends, its title. Text from outside, in one
 * line.
 */
export function serviceMessageOf(text: string, json: unknown): string | undefined {
  const message =
    json === undefined ? plainText(text.slice(0, MAX_MESSAGE_TEXT)) : [...messagesOf(json)].join(' — ');
  return message.replace(/\s+/gu, ' ').trim() || undefined;
}

/**
 * Returns the same for an unexpected 2xx response. Damaged JSON is ignored, because it may be the response to a create and
 * quote the prompt.
 */
export function serviceMessageOfUnexpected(text: string, json: unknown): string | undefined {
  return json === undefined && /^\s*[{[]/u.test(text) ? undefined : serviceMessageOf(text, json);
}

/** In characters. Messages are at the beginning. */
const MAX_MESSAGE_TEXT = 64 * 1024;

/** How deeply the API nests its messages. */
const MAX_MESSAGE_DEPTH = 3;

function* messagesOf(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || depth === MAX_MESSAGE_DEPTH) return;
  for (const name of ['error', 'message', 'details']) {
    const nested: unknown = Reflect.get(value, name);
    if (Array.isArray(nested)) for (const item of nested) yield* messagesOf(item, depth + 1);
    else yield* messagesOf(nested, depth + 1);
  }
}

function plainText(text: string): string {
  if (!/^\s*</u.test(text)) return text;
  const [, title] = /<title[^>]{0,100}>([^<]*)/iu.exec(text) ?? [];
  return title === undefined ? 'an HTML page' : `an HTML page: ${title}`;
}
