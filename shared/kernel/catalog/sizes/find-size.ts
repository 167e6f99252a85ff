import { bodyMeasures, decidingMeasures, isRange, type BodyMeasure, type SizeChart } from './size-chart.ts';
import { convertedLength, type SizeRange } from './size-units.ts';

/** Centimeters. */
export type Body = Readonly<Partial<Record<BodyMeasure, number>>>;

/** Which size of a garment fits a shopper, and how. */
export type SizeAdvice =
  | { readonly kind: 'fits'; readonly size: string }
  /** Measurements of two neighboring sizes, or between them. `size` is the one to try first. */
  | {
      readonly kind: 'between';
      readonly size: string;
      readonly smaller: string;
      readonly larger: string;
    }
  /** Measurements of sizes further apart: `size` is the deciding one's, with where it will be loose or tight. */
  | {
      readonly kind: 'apart';
      readonly size: string;
      readonly by: BodyMeasure;
      readonly loose: readonly BodyMeasure[];
      readonly tight: readonly BodyMeasure[];
    }
  /** Beyond the table: `size` is its last one at that end. */
  | {
      readonly kind: 'outside';
      readonly size: string;
      readonly by: BodyMeasure;
      readonly end: 'smallest' | 'largest';
    };

/**
 * Where a measurement lies among rising ranges: the index of its range, half way to the next when it lies between two, -1
 * below all, and their number above all. A value that is nearer to a range than a third of the gap to the next counts as in
 * it: a tape cannot be read more exactly, and half inches as the tables show them are up to that much off.
 */
function placeOf(value: number, ranges: readonly SizeRange[]): number {
  // Of one range there is no next; ranges that touch each other leave nothing between them.
  const step = ranges[1] && ranges[0] ? Math.max(0, ranges[1][0] - ranges[0][1]) : 1;
  const last = ranges.length - 1;
  const index = ranges.findIndex(([, to], at) => value <= to + step / (at === last ? 2 : 3));
  if (index < 0) return ranges.length;
  if (value >= (ranges[index]?.[0] ?? 0) - step / (index === 0 ? 2 : 3)) return index;
  return index === 0 ? -1 : index - 0.5;
}

/** Which size of a chart fits a body; null without the measurement that decides, and by a chart that finds no size. */
export function adviseSize({ garment, unit, columns, rows }: SizeChart, body: Body): SizeAdvice | null {
  const places = bodyMeasures.flatMap((by) => {
    const cm = body[by];
    const column = columns.findIndex(({ kind }) => kind === by);
    const ranges = rows.map(({ cells }) => cells[column]).filter(isRange);
    if (cm === undefined || ranges.length === 0 || ranges.length < rows.length) return [];
    return [{ by, at: placeOf(convertedLength(cm, 'cm', unit), ranges) }];
  });
  const decides = decidingMeasures[garment]
    .map((name) => places.find(({ by }) => by === name))
    .find((place) => place !== undefined);
  if (!decides) return null;

  const sizeAt = (index: number) => rows[index]?.size ?? '';
  const last = rows.length - 1;
  if (decides.at < 0) return { kind: 'outside', end: 'smallest', by: decides.by, size: sizeAt(0) };
  if (decides.at > last) return { kind: 'outside', end: 'largest', by: decides.by, size: sizeAt(last) };

  // Between two sizes the larger one can be worn, the smaller one perhaps not.
  const index = Math.ceil(decides.at);
  const size = sizeAt(index);
  const lowest = Math.floor(Math.min(...places.map(({ at }) => at)));
  const highest = Math.ceil(Math.max(...places.map(({ at }) => at)));
  if (lowest === highest) return { kind: 'fits', size };
  if (highest - lowest === 1 && lowest >= 0 && highest <= last)
    return { kind: 'between', size, smaller: sizeAt(lowest), larger: sizeAt(highest) };
  return {
    kind: 'apart',
    size,
    by: decides.by,
    loose: places.filter(({ at }) => at < index).map(({ by }) => by),
    tight: places.filter(({ at }) => at > index).map(({ by }) => by),
  };
}

/** The size to preselect on product pages; none beyond the table. */
export function sizeToUse(advice: SizeAdvice | null): string | null {
  return advice === null || advice.kind === 'outside' ? null : advice.size;
}
