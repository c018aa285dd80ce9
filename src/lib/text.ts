/** A span of time for people: `45 s`, `1 min 30 s`, `2 h 5 min`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return withRest(`${minutes} min`, seconds % 60, 's');
  return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}

/** A moment for people: `14:05:10 UTC`. */
export function formatTimeOfDay(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(11, 19)} UTC`;
}

function withRest(whole: string, rest: number, unit: string): string {
  return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}

/**
 * A whole number of 0 or more for people: `1,234,567`. By hand, because `toLocaleString` loads the runtime's language
 * data: 6 MiB, and a fifth of a bare start of Node.
 */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

import { stripVTControlCharacters } from 'node:util';

const MAX_LINE_LENGTH = 1_000;

/**
 * Returns text from outside as one harmless line: line breaks, terminal escapes and other control characters become
 * spaces, characters that show nothing or change the reading direction are dropped, runs of spaces are folded, and what
 * is longer than `maxLength` characters ends in `…`. A `##[`, which the runner takes for a command anywhere in a line, is
 * pulled apart (ActionCommand.cs in actions/runner); a `::` is a command only at a line's start, which the log minds.
 */
export function oneLine(text: string, maxLength: number = MAX_LINE_LENGTH): string {
  const line = stripVTControlCharacters(text)
    .replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('##[', '## [')
    .trim();
  const characters = Array.from(line);
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}
