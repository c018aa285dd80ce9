import { table } from '../src/lib/markdown.ts';
import { comparisonOf, isMet, type Measurement, scoreOf, type Target, type Unit } from './measurement.ts';

const HEADER = ['what', 'measured', 'compared with', 'difference', 'target'];

/** Returns the measurements as a table for a terminal, with a last column that says whether each target is met. */
export function textTable(measurements: readonly Measurement[]): string {
  const lines = [
    [...HEADER, ''],
    ...measurements.map((measurement) => [...cellsOf(measurement), metOrMissed(isMet(measurement))]),
  ];
  const widths = HEADER.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns the measurements as a Markdown table, without the columns that have no value. */
export function markdownTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(cellsOf);
  const isUsed = HEADER.map((_, column) => rows.some((row) => row[column] !== ''));
  const used = (row: readonly string[]) => row.filter((_, column) => isUsed[column]);
  return table(used(HEADER), rows.map(used), 1);
}

function cellsOf(measurement: Measurement): readonly string[] {
  const { what, value, unit, against, target } = measurement;
  return [
    what,
    withUnit(value, unit),
    against === undefined ? '' : `${against.what}: ${withUnit(against.value, unit)}`,
    difference(measurement),
    target === undefined ? '' : limit(target, unit),
  ];
}

function difference(measurement: Measurement): string {
  const score = scoreOf(measurement);
  switch (comparisonOf(measurement)) {
    case 'value':
      return '';
    case 'ratio':
      return times(score);
    case 'above':
      return `${withUnit(score, measurement.unit)} more`;
  }
}

function limit(target: Target, unit: Unit): string {
  if ('exactly' in target) return withUnit(target.exactly, unit);
  switch (target.of) {
    case 'value':
      return `≤ ${withUnit(target.atMost, unit)}`;
    case 'ratio':
      return `≤ ${times(target.atMost)}`;
    case 'above':
      return `≤ ${withUnit(target.atMost, unit)} more`;
  }
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}

function withUnit(value: number, unit: Unit): string {
  switch (unit) {
    case 'bytes':
    case 'lines':
      return `${value.toLocaleString('en')} ${unit}`;
    case 'requests':
    case 'copies':
      return value.toLocaleString('en');
    case 'ms':
    case 'MiB':
      return `${value.toFixed(0)} ${unit}`;
    case 's':
    case 'h':
      return `${value.toFixed(2)} ${unit}`;
    case 'polls':
      return Number.isInteger(value) ? String(value) : value.toFixed(1);
    case '%':
      return `${value.toFixed(1)}%`;
  }
}

function metOrMissed(met: boolean | undefined): string {
  return met === undefined ? '' : met ? 'met' : 'MISSED';
}
