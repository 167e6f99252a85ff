import type { Db } from '../../../db/client.ts';
import { cardsOf, withStock, type Card } from './card.ts';
import type { CatalogIndex } from '../inverted-index/index.ts';
import { productsByIds } from '../products/products.repository.ts';
import { stockOf } from './stock.repository.ts';

/** Products whose cards are kept at most, some 5 kB each. */
const maxCards = 2000;

/**
 * The cards of some products in their order, as JSON; those that shoppers do not see are left out. The ids come from the index, or
 * the index was brought up to date before: that says which kept cards have changed.
 */
export type Cards = (ids: readonly number[]) => Promise<readonly string[]>;

/** Keeps cards until their product changes. Stock, which changes with every purchase, is read each time. */
export function createCards(db: Db, index: CatalogIndex, limit = maxCards): Cards {
  // The first is the one that was not shown for longest.
  const kept = new Map<number, Card>();
  let changes = 0;
  index.onChange((changed) => {
    changes += 1;
    if (changed === null) kept.clear();
    else for (const id of changed) kept.delete(id);
  });

  const load = async (ids: readonly number[]): Promise<readonly Card[]> => {
    const before = changes;
    const loaded = ids.length === 0 ? [] : cardsOf(await productsByIds(db, ids));
    // A change that came to be known meanwhile may be younger than what was read.
    if (before === changes) for (const card of loaded) keep(card);
    return loaded;
  };
  const keep = (card: Card): void => {
    kept.delete(card.id);
    kept.set(card.id, card);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
  };

  return async (ids) => {
    if (ids.length === 0) return [];
    const known = ids.flatMap((id) => kept.get(id) ?? []);
    for (const card of known) keep(card);
    const there = new Set(known.map(({ id }) => id));
    const [loaded, stock] = await Promise.all([load(ids.filter((id) => !there.has(id))), stockOf(db, ids)]);
    const byId = new Map([...known, ...loaded].map((card) => [card.id, card]));
    const now = Date.now();
    const texts = ids.map((id) => {
      const card = byId.get(id);
      return card && card.releasedAt <= now ? withStock(card, stock.get(id)) : undefined;
    });
    // Changed a moment ago, after the question: read once more, together.
    return texts.includes(null) ? fresh(db, ids) : texts.filter((text) => typeof text === 'string');
  };
}

async function fresh(db: Db, ids: readonly number[]): Promise<readonly string[]> {
  const rows = await productsByIds(db, ids);
  return cardsOf(rows).map((card, at) => {
    const free = new Map(rows[at]?.variants.map(({ id, stock }) => [id, stock]));
    const text = withStock(card, free);
    if (text === null) throw new Error(`Product ${String(card.id)} has a variant twice.`);
    return text;
  });
}
