import { checkedAnswer, endpoints } from '@ritual/shared/contract/endpoints';
import { presentSummary } from '../products/presenter.ts';
import type { ProductRow } from '../products/products.repository.ts';

/** What a list shows of a product, as text that only lacks the stock. */
export interface Card {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly releasedAt: number;
  /** Everything before the variants. */
  readonly start: string;
  readonly variants: readonly { readonly id: number; readonly start: string }[];
}

interface Checked {
  readonly id: number;
  readonly releasedAt: string;
  readonly variants: readonly { readonly id: number; readonly stock: number }[];
}

/** Checked by the contract here, once for all answers that show them. */
export function cardsOf(rows: readonly ProductRow[]): Card[] {
  const checked = checkedAnswer(endpoints.listProducts, rows.map(presentSummary)) as readonly Checked[];
  return checked.map(({ variants, ...rest }) => ({
    id: rest.id,
    releasedAt: Date.parse(rest.releasedAt),
    start: `${JSON.stringify(rest).slice(0, -1)},"variants":[`,
    variants: variants.map(({ stock: _stock, ...variant }) => ({
      id: variant.id,
      start: `${JSON.stringify(variant).slice(0, -1)},"stock":`,
    })),
  }));
}

/** null: these are other variants than the card's, which has changed. */
export function withStock(card: Card, free: ReadonlyMap<number, number> | undefined): string | null {
  if (free?.size !== card.variants.length) return null;
  const variants: string[] = [];
  for (const { id, start } of card.variants) {
    const stock = free.get(id);
    if (stock === undefined) return null;
    if (stock < 0) throw new Error(`Variant ${String(id)} has ${String(stock)} free units.`);
    variants.push(`${start}${String(stock)}}`);
  }
  return `${card.start}${variants.join(',')}]}`;
}
