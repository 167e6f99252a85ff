import { bucketCount, type Canary } from '../../../shared/federation/channel.ts';

/** A range of buckets: from the first to before the second. */
export type Buckets = Canary['buckets'];

const sizeOf = ([from, to]: Buckets) => to - from;

/** The buckets that a share of the visitors is. */
export const bucketsOf = (share: number): number => Math.round((share * bucketCount) / 100);

/** The buckets that no canary has, as ranges in their order. */
function gapsBetween(taken: readonly Buckets[]): readonly Buckets[] {
  const ranges = taken.toSorted(([a], [b]) => a - b);
  const starts = [0, ...ranges.map(([, to]) => to)];
  const ends = [...ranges.map(([from]) => from), bucketCount];
  return starts
    .map((start, index): Buckets => [start, ends[index] ?? bucketCount])
    .filter((gap) => sizeOf(gap) > 0);
}

/** How many buckets a new canary can have at most. */
export function mostFree(taken: readonly Buckets[]): number {
  return Math.max(0, ...gapsBetween(taken).map(sizeOf));
}

/**
 * A range for a new canary, in the largest gap and away from the others, so that each has room to grow: the first at 0, the second at
 * the other end, the third between them. Undefined when no gap is large enough.
 */
export function allocate(taken: readonly Buckets[], size: number): Buckets | undefined {
  const [gap] = gapsBetween(taken).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!gap || sizeOf(gap) < size) return undefined;
  const [from, to] = gap;
  if (from === 0) return [0, size];
  if (to === bucketCount) return [to - size, to];
  const start = from + Math.floor((sizeOf(gap) - size) / 2);
  return [start, start + size];
}

/** How far a canary can grow: to its neighbors on both sides. */
export function mostFor(own: Buckets, others: readonly Buckets[]): number {
  const [low, high] = limitsOf(own, others);
  return high - low;
}

function limitsOf([from, to]: Buckets, others: readonly Buckets[]): Buckets {
  return [
    Math.max(0, ...others.flatMap((other) => (other[1] <= from ? other[1] : []))),
    Math.min(bucketCount, ...others.flatMap((other) => (other[0] >= to ? other[0] : []))),
  ];
}

/**
 * The range of a canary that grows: who has it keeps it. It grows towards the side that has more room, and on the other one when that
 * is used up. Undefined when its neighbors leave it too little.
 */
export function extend(own: Buckets, others: readonly Buckets[], size: number): Buckets | undefined {
  const [low, high] = limitsOf(own, others);
  const [from, to] = own;
  const more = size - sizeOf(own);
  if (more < 0 || size > high - low) return undefined;
  if (high - to >= from - low) {
    const up = Math.min(more, high - to);
    return [from - (more - up), to + up];
  }
  const down = Math.min(more, from - low);
  return [from - down, to + (more - down)];
}
