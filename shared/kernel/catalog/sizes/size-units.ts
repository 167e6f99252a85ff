export const sizeUnits = ['cm', 'in'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

export function isSizeUnit(value: unknown): value is SizeUnit {
  return value === 'cm' || value === 'in';
}

/** From and to in one unit, both inclusive. */
export type SizeRange = readonly [number, number];

const perInch = 2.54;

/** How finely a tape is read: a foot is measured more exactly than a body. */
const tapeSteps = { body: { cm: 0.5, in: 0.5 }, foot: { cm: 0.1, in: 0.25 } } as const;

/** At most two decimals: 0.1 times something would have many. */
const toStep = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(2));

/** Exact: for comparing, not for showing. */
export function convertedLength(value: number, from: SizeUnit, to: SizeUnit): number {
  if (from === to) return value;
  return to === 'cm' ? value * perInch : value / perInch;
}

/** Rounded as a tape is read; in its own unit it stays as it was written. */
export function shownLength(value: number, from: SizeUnit, to: SizeUnit, isFoot = false): number {
  if (from === to) return value;
  return toStep(convertedLength(value, from, to), tapeSteps[isFoot ? 'foot' : 'body'][to]);
}

/** '88–93', or one number when both ends are the same. */
export const rangeText = ([from, to]: SizeRange): string =>
  from === to ? String(from) : `${String(from)}–${String(to)}`;
