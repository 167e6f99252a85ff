import type { suggestions } from '@ritual/shared/contract';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { SuggestionRows } from './suggestions.ts';

export function presentSuggestions(rows: SuggestionRows): z.input<typeof suggestions> {
  return {
    products: rows.products.map(({ id, name, price_cents, file }) => ({
      ...{ id, name, price: dollarsFromCents(price_cents), imageFile: file },
    })),
    categories: [...rows.categories],
    collections: rows.collections.map(({ slug, title }) => ({ slug, title })),
  };
}
