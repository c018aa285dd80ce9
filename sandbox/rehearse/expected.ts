import { expect } from 'expect';
import { AGENT_PULL } from './scene.ts';

export const any = (type: unknown) => expect.any(type);
export const containing = (items: unknown[]) => expect.arrayContaining(items);
export const including = (properties: Record<string, unknown>) => expect.objectContaining(properties);

/** Matches a text with all of these parts. */
export const has = (...parts: readonly (string | RegExp)[]) => ({
  $$typeof: Symbol.for('jest.asymmetricMatcher'),
  asymmetricMatch: (text: unknown): boolean =>
    typeof text === 'string' &&
    parts.every((part) => (typeof part === 'string' ? text.includes(part) : part.test(text))),
  toAsymmetricMatcher: () => `has ${parts.join(', ')}`,
});

/** A part for `has`: the text lacks what the source of a pattern matches. */
export const without = (source: string): RegExp => new RegExp(`^(?![^]*(?:${source}))`, 'u');

/** The event created a job that opened a pull request, and its prompt has these parts. */
export const opens = (...parts: readonly (string | RegExp)[]) => ({
  outcomes: ['pr-created'],
  jobs: 1,
  prompts: [has(...parts)],
  outputs: including({ 'pr-number': String(AGENT_PULL) }),
});

/** The event sent a message, which has these parts, to the only job, and that added a commit. */
export const continues = (...parts: readonly (string | RegExp)[]) => ({
  ...opens(...parts),
  outputs: including({ reason: 'updated' }),
});

export const SKIPS = { outcomes: ['skipped'], prompts: [] };

/** No step with an agent job ran. */
export const STARTS_NOTHING = { outcomes: [], prompts: [] };
