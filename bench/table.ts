import { comparisonOf, isMet, type Measurement, scoreOf, type Target, type Unit } from './measurement.ts';

/** The measurements as a table for a terminal. */
export function table(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => [
    measurement.what,
    withUnit(measurement.value, measurement.unit),
    measurement.against === undefined
      ? ''
      : `${measurement.against.what}: ${withUnit(measurement.against.value, measurement.unit)}`,
    score(measurement),
    measurement.target === undefined ? '' : goal(measurement.target, measurement.unit),
    metOrMissed(isMet(measurement)),
  ]);
  const lines = [['what', 'measured', 'against', 'that is', 'to reach', ''], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function score(measurement: Measurement): string {
  const number = scoreOf(measurement);
  switch (comparisonOf(measurement)) {
    case 'value':
      return '';
    case 'ratio':
      return times(number);
    case 'above':
      return `${withUnit(number, measurement.unit)} more`;
  }
}

function goal(target: Target, unit: Unit): string {
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
    case 'requests':
    case 'copies':
    case 'lines':
      return `${value.toLocaleString('en')} ${unit}`;
    case 'ms':
    case 'MiB':
      return `${value.toFixed(1)} ${unit}`;
    case 's':
    case 'polls':
    case 'µs':
      return `${value.toFixed(2)} ${unit}`;
    case '%':
      return `${value.toFixed(1)} %`;
  }
}

function metOrMissed(met: boolean | undefined): string {
  return met === undefined ? '' : met ? 'met' : 'MISSED';
}
