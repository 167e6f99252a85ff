import { nextSaleStep, storeDay, type SaleStep } from '../../kernel/index.ts';
import type { MockProduct } from './product-record.ts';

/** The product with what is due about its sale today; the same one if that is nothing. */
export function withSale(product: MockProduct): MockProduct {
  const step = product.sale && nextSaleStep(product.sale, product, storeDay(new Date()));
  return step ? afterStep(product, step) : product;
}

export const afterStep = (product: MockProduct, { state, asked, before }: SaleStep): MockProduct => ({
  ...product,
  ...{ price: asked.price, compareAtPrice: asked.compareAtPrice },
  sale: product.sale && { ...product.sale, state, before },
});
