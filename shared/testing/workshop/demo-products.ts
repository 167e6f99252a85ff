import type { Product } from '@ritual/shared/contract';
import { createMockStore } from '@ritual/shared/mocks';

const { catalog } = createMockStore();

/** A product of the demo catalog, for stories. */
export function storyProduct(id: number): Product {
  const product = catalog.product(id);
  if (!product) throw new Error(`The demo catalog has no product ${String(id)}.`);
  return product;
}
