import type { SizeRange } from './size-tables.ts';

export const sizeUnits = ['cm', 'in'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

export function isSizeUnit(value: unknown): value is SizeUnit {
  return value === 'cm' || value === 'in';
}

/** Centimeters to inches, rounded to halves. */
export function inches(cm: number): number {
  return Math.round((cm / 2.54) * 2) / 2;
}

/** '88–93', or one number when both ends round to the same. */
export function formatSizeRange([from, to]: SizeRange, unit: SizeUnit): string {
  const [a, b] = unit === 'cm' ? [from, to] : [inches(from), inches(to)];
  return a === b ? String(a) : `${String(a)}–${String(b)}`;
}
