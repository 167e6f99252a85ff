import type { Endpoints } from '../../contract/endpoints.ts';
import { endOfSale, formatCents, isOpenSale, storeDay } from '../../kernel/index.ts';
import { presentAdminProduct } from '../data/products.ts';
import type { MockProduct } from '../data/product-record.ts';
import { afterStep, withSale } from '../data/sales.ts';
import { invalidField } from '../mock-error.ts';
import { asSeen, change } from './change-product.ts';
import type { MockCall, Resolvers } from './resolver.ts';

type Wanted = MockCall<Endpoints['setProductSale']>['body']['sale'];

export const productSaleResolvers: Resolvers<'setProductSale'> = {
  setProductSale: ({ params, body: { sale, version }, ...call }) =>
    presentAdminProduct(
      call.store,
      change(call, 'product.sale', params.id, (before) => {
        if (isSo(before, sale)) return before;
        asSeen(call.store, before, version);
        const back = takenBack(before);
        return sale ? planned(back, sale) : { ...back, sale: null };
      }),
    ),
};

function isSo({ sale }: MockProduct, wanted: Wanted): boolean {
  const open = sale && isOpenSale(sale) ? sale : null;
  if (!open || !wanted) return !open && !wanted;
  return (['price', 'firstDay', 'lastDay'] as const).every((name) => open[name] === wanted[name]);
}

const takenBack = (product: MockProduct): MockProduct =>
  product.sale?.state === 'RUNNING' ? afterStep(product, endOfSale(product.sale, product)) : product;

function planned(product: MockProduct, { price, firstDay, lastDay }: NonNullable<Wanted>): MockProduct {
  if (lastDay < storeDay(new Date())) throw invalidField('sale.lastDay', 'This day has passed.');
  if (price >= product.price)
    throw invalidField('sale.price', `Must be below the price of ${formatCents(product.price)}.`);
  return withSale({ ...product, sale: { price, firstDay, lastDay, state: 'PLANNED', before: null } });
}
