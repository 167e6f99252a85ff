import type { Range } from './size-data.ts';

export const units = ['cm', 'in'] as const;
export type Unit = (typeof units)[number];

export function isUnit(value: unknown): value is Unit {
  return value === 'cm' || value === 'in';
}

/** Inches of centimetres, rounded to halves. */
export function inches(cm: number): number {
  return Math.round((cm / 2.54) * 2) / 2;
}

/** '88–93', or one number when both ends round to the same. */
export function formatRange([from, to]: Range, unit: Unit): string {
  const [a, b] = unit === 'cm' ? [from, to] : [inches(from), inches(to)];
  return a === b ? String(a) : `${String(a)}–${String(b)}`;
}
