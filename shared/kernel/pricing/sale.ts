import { decimalOfCents } from './money.ts';

/**
 * PLANNED: it has not begun. RUNNING: the product has its price. ENDED: the product has got back what it had before. KEPT: it is over, and the
 * price stayed as the staff had changed it meanwhile. MISSED: its days went by without it.
 */
export const saleStates = ['PLANNED', 'RUNNING', 'ENDED', 'KEPT', 'MISSED'] as const;
export type SaleState = (typeof saleStates)[number];

/** Cents. */
export interface AskedPrice {
  readonly price: number;
  readonly compareAtPrice: number | null;
}

export interface Sale {
  readonly price: number;
  /** Days of the store, both of them included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly state: SaleState;
  /** What the product had when the sale began. */
  readonly before: AskedPrice | null;
}

export interface SaleStep {
  readonly state: SaleState;
  /** What the product has from now on. */
  readonly asked: AskedPrice;
  readonly before: AskedPrice | null;
}

/** A sale that begins some day, or runs. */
export const isOpenSale = ({ state }: Pick<Sale, 'state'>): boolean =>
  state === 'PLANNED' || state === 'RUNNING';

/** Whether the staff has changed the price while the sale runs: then the end of the sale leaves it. */
export const isChangedInSale = ({ price, state, before }: Sale, now: AskedPrice): boolean =>
  state === 'RUNNING' && (now.price !== price || now.compareAtPrice !== before?.price);

/** How a running sale ends, by its last day or by a person. */
export const endOfSale = (sale: Sale, now: AskedPrice): SaleStep =>
  sale.before === null || isChangedInSale(sale, now)
    ? { state: 'KEPT', asked: now, before: sale.before }
    : { state: 'ENDED', asked: sale.before, before: sale.before };

/**
 * What is to be done about a sale on a day; null: nothing. It is compared with the price that was asked until then, and does not begin while that
 * is not above its own.
 */
export function nextSaleStep(sale: Sale, now: AskedPrice, today: string): SaleStep | null {
  const isOver = sale.lastDay < today;
  if (sale.state === 'RUNNING') return isOver ? endOfSale(sale, now) : null;
  if (sale.state !== 'PLANNED') return null;
  if (isOver) return { state: 'MISSED', asked: now, before: null };
  if (today < sale.firstDay || now.price <= sale.price) return null;
  return { state: 'RUNNING', asked: { price: sale.price, compareAtPrice: now.price }, before: now };
}

/** For the audit log: '80.00, 2026-11-27 to 2026-11-30'; null: none is planned or runs. */
export const saleWords = (sale: Sale | null): string | null =>
  sale !== null && isOpenSale(sale)
    ? `${decimalOfCents(sale.price)}, ${sale.firstDay} to ${sale.lastDay}`
    : null;
