import { catalogPolicy } from './catalog-policy.ts';

/** Stock is changed by a difference, or by a count that says what was expected, so that units sold meanwhile are not overwritten. */
export type StockChange =
  | { readonly kind: 'difference'; readonly units: number }
  | { readonly kind: 'count'; readonly expected: number; readonly counted: number };

/** The most units of a variant, and of one change. */
export const mostUnits = 1_000_000;

export interface StockNow {
  /** On the shelf, what orders hold included. */
  readonly onHand: number;
  readonly reserved: number;
}

export type StockDecision =
  | { readonly ok: true; readonly units: number }
  /** `changed`: there are not as many any more as the count expected. `reserved`: unpaid orders hold more than would be left. */
  | { readonly ok: false; readonly why: 'changed' | 'reserved' | 'too many' };

/** What a change does to the current stock. Zero units: a count that found what was expected. */
export function decideStock({ onHand, reserved }: StockNow, change: StockChange): StockDecision {
  if (change.kind === 'count' && change.expected !== onHand) return { ok: false, why: 'changed' };
  const units = change.kind === 'count' ? change.counted - onHand : change.units;
  if (onHand + units < reserved) return { ok: false, why: 'reserved' };
  if (onHand + units > mostUnits) return { ok: false, why: 'too many' };
  return { ok: true, units };
}

/**
 * What was typed into a cell of stock: '+5' and '-3' are differences, '12' is a count. null: nothing was typed, or what stands there
 * already. 'unreadable': anything else.
 */
export function readStockEntry(typed: string, expected: number): StockChange | null | 'unreadable' {
  const text = typed.replace(/\s/g, '').replace('−', '-');
  if (text === '') return null;
  if (!/^[+-]?\d{1,7}$/.test(text)) return 'unreadable';
  const value = Number(text);
  if (Math.abs(value) > mostUnits) return 'unreadable';
  if (/^[+-]/.test(text)) return value === 0 ? null : { kind: 'difference', units: value };
  return value === expected ? null : { kind: 'count', expected, counted: value };
}

/** How the free units of a variant are marked. */
export function stockMark(free: number): 'out' | 'low' | null {
  if (free <= 0) return 'out';
  return free <= catalogPolicy.lowStock ? 'low' : null;
}

/** Why stock was changed: a few reasons to choose from; others are written. */
export const stockReasons = ['Delivery', 'Count', 'Damaged', 'Lost', 'Sample or photo'] as const;
