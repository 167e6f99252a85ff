import type { Load } from './measure.ts';
import type { Clicked } from './page-probe.ts';
import { medianOf } from './statistics.ts';

/** The targets. Not asserted in tests: times depend on the machine, their ratio much less. */
export const targets = { ratio: 1.2, click: 250 };

export interface LoadResult {
  readonly path: string;
  readonly ours: readonly Load[];
  readonly plain: readonly Load[];
}

export interface ClickResult {
  readonly path: string;
  readonly samples: readonly Clicked[];
}

const ms = (value: number) => String(Math.round(value));
const ratioOf = ({ ours, plain }: LoadResult) =>
  medianOf(ours, ({ lcp }) => lcp) / medianOf(plain, ({ lcp }) => lcp);

export function loadTable(results: readonly LoadResult[]): string {
  if (results.length === 0) return '';
  const rows = results.map((result) => {
    const { path, ours, plain } = result;
    const of = (value: (load: Load) => number) => medianOf(ours, value);
    return [
      path,
      ms(of(({ lcp }) => lcp)),
      ms(medianOf(plain, ({ lcp }) => lcp)),
      ratioOf(result).toFixed(2),
      ms(of(({ fcp }) => fcp)),
      ms(of(({ ready }) => ready ?? 0)),
      ms(of(({ blocked }) => blocked)),
      of(({ shift }) => shift).toFixed(3),
      (of(({ scriptBytes }) => scriptBytes) / 1024).toFixed(1),
    ];
  });
  const head = [
    'page',
    'picture ms',
    'hand-written ms',
    'ratio',
    'first paint',
    'ready',
    'blocked',
    'shift',
    'script KB',
  ];
  return table([head, ...rows]);
}

export function clickTable(results: readonly ClickResult[]): string {
  if (results.length === 0) return '';
  const rows = results.map(({ path, samples }) => [
    path,
    ms(medianOf(samples, ({ shown }) => shown)),
    ms(medianOf(samples, ({ pictured }) => pictured)),
    samples.map(({ shown }) => ms(shown)).join(' '),
  ]);
  return table([['tap on a card of', 'product ms', 'its picture ms', 'each run'], ...rows]);
}

/** The targets that were missed. */
export function verdict(loads: readonly LoadResult[], clicks: readonly ClickResult[]): string[] {
  return [
    ...loads
      .filter((result) => ratioOf(result) > targets.ratio)
      .map(
        (result) =>
          `${result.path}: the main picture takes ${ratioOf(result).toFixed(2)}× (target ${String(targets.ratio)}×)`,
      ),
    ...clicks
      .filter(({ samples }) => medianOf(samples, ({ shown }) => shown) > targets.click)
      .map(({ path }) => `${path}: a tap shows its product later than ${String(targets.click)} ms`),
  ];
}

export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
