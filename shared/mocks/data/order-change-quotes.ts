import type { OrderChangeQuote, PlannedOrder } from '../../contract/index.ts';
import {
  goodsOf,
  quoteChange,
  shippingMethodLabel,
  taxesFor,
  waivedChange,
  type ChangeableOrder,
  type ChangeQuote,
  type ChangeRefusal,
  type WantedChange,
} from '../../kernel/index.ts';
import { insufficientStock, MockError } from '../mock-error.ts';
import { paidItemsOf, paymentOf, type MockChange, type MockOrder, type MockPlanned } from './mock-order.ts';
import { policyNow } from './settings.ts';
import { taxesOfNewLines } from './taxes.ts';
import type { MockStore } from './mock-store.ts';
import { leftOf, refundedOrder } from './refunds.ts';

const codes = {
  'not changeable': 'ORDER_NOT_CHANGEABLE',
  'nothing open': 'ORDER_NOT_CHANGEABLE',
  disputed: 'ORDER_DISPUTED',
  'no change': 'CHANGE_NOTHING',
  'nothing left': 'CHANGE_EMPTY',
  'too many lines': 'CHANGE_TOO_LONG',
  'below refunded': 'CHANGE_BELOW_REFUNDED',
  'fixed units': 'CHANGE_UNITS_FIXED',
  'not sold': 'CHANGE_NOT_SOLD',
} as const;

function refusal(refused: ChangeRefusal): MockError {
  if (refused.why === 'no stock') return insufficientStock(refused.variantId, refused.available);
  const { why, ...details } = refused;
  return new MockError(codes[why], { details });
}

export function changeableOf(order: MockOrder): ChangeableOrder {
  const { items, shippingRefunded } = refundedOrder(order);
  const refunded = new Map(items.map((item) => [item.id, item.refunded]));
  return {
    ...{ payment: paymentOf(order), method: order.method, shippingRefunded, gone: order.refunded },
    disputed: order.disputes.some(({ state }) => state === 'open'),
    ...{
      subtotal: order.subtotal,
      discount: order.discount,
      shipping: order.shipping,
      shippingTax: order.shippingTax,
    },
    ...{ tax: order.tax, total: order.total },
    lines: paidItemsOf(order)
      .filter(({ replaces }) => replaces === undefined)
      .map((item) => ({
        ...item,
        taxRatePercent: order.taxRatePercent,
        taxes: item.taxes && taxesFor(item.taxes, { goods: goodsOf(item), tax: item.tax }),
        refunded: refunded.get(item.id) ?? 0,
      })),
  };
}

export type Wanted = Omit<WantedChange, 'method'> & { readonly method?: WantedChange['method'] | undefined };

/** What a change would cost; the units of one that waits for its payment count as free. */
export function quoteOf(store: MockStore, order: MockOrder, { method, ...rest }: Wanted): ChangeQuote {
  const rules = changeableOf(order);
  const held = new Map(openChangeOf(order)?.after.lines.map((line) => [line.variantId, line]) ?? []);
  const offers = new Map(
    [...rest.units, ...rules.lines].flatMap(({ variantId }) => {
      const found = store.catalog.variant(variantId);
      if (!found) return [];
      const was = rules.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
      const free = found.variant.stock + Math.max(0, (held.get(variantId)?.quantity ?? was) - was);
      const { product, withdrawn } = found;
      const taxClass = store.catalog.taxClassOf(product.id);
      return [[variantId, { price: product.price, free, withdrawn, taxClass }] as const];
    }),
  );
  const { state, zip = '' } = order.shippingAddress;
  const wanted = { ...rest, method: method ?? order.method };
  const quote = quoteChange(rules, wanted, {
    offers,
    taxesOf: taxesOfNewLines(store, { state, zip }),
    policy: policyNow(store.state),
  });
  if ('refused' in quote) throw refusal(quote.refused);
  if (-quote.difference > leftOf(order)) throw refusal({ why: 'below refunded' });
  return quote;
}

export function planned(
  store: MockStore,
  order: MockOrder,
  quote: ChangeQuote,
  which: 'before' | 'after',
): MockPlanned {
  const { subtotal, discount, shipping, shippingTax, tax, total } = quote[which];
  const lines = which === 'after' ? quote.lines : changeableOf(order).lines;
  return {
    ...{ method: which === 'after' ? quote.method : order.method, subtotal, discount, shipping },
    ...{ shippingTax, tax, total },
    lines: lines.map((line) => {
      const { id, variantId, quantity, unitPrice, discount: off, tax: of, taxes } = line;
      return {
        ...nameOf(store, order, variantId),
        ...{ id, variantId, quantity, unitPrice, discount: off, tax: of, taxes },
      };
    }),
  };
}

function nameOf(store: MockStore, order: MockOrder, variantId: number) {
  const item = order.items.find((each) => each.variantId === variantId);
  if (item) {
    const { productId, productName, size, color, imageFile } = item;
    return { productId, productName, size, color, imageFile };
  }
  const found = store.catalog.variant(variantId);
  if (!found) throw new Error(`There is no variant ${String(variantId)}.`);
  const { product, variant } = found;
  const { id: productId, name: productName, images } = product;
  const image = images.find(({ color }) => color === variant.color.id) ?? images[0];
  return {
    productId,
    productName,
    size: variant.size,
    color: variant.color.name,
    imageFile: image?.file ?? null,
  };
}

export const moneyOf = (cents: number) => ({ toPay: Math.max(0, cents), toRefund: Math.max(0, -cents) });

export function presentQuote(store: MockStore, order: MockOrder, quote: ChangeQuote): OrderChangeQuote {
  const { price, difference } = quote;
  return {
    ...{ version: order.version, price, ...moneyOf(difference) },
    ...{ before: planned(store, order, quote, 'before'), after: planned(store, order, quote, 'after') },
    waived: price === 'dearer' ? planned(store, order, waivedChange(quote), 'after') : null,
  };
}

export const openChangeOf = ({ changes }: MockOrder) => changes.find(({ state }) => state === 'OPEN');

/** In words, as the API says it. */
export function changedLines({ before, after }: Pick<MockChange, 'before' | 'after'>): string[] {
  const name = ({ productName, color, size }: PlannedOrder['lines'][number]) =>
    `${productName}, ${color}, ${size}`;
  const kept = before.lines.flatMap((line) => {
    const left = after.lines.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
    if (left === line.quantity) return [];
    return [`${left === 0 ? 'No' : `${String(left)} ×`} ${name(line)} instead of ${String(line.quantity)}`];
  });
  const added = after.lines
    .filter(({ variantId }) => !before.lines.some((line) => line.variantId === variantId))
    .map((line) => `New: ${String(line.quantity)} × ${name(line)}`);
  const method = before.method === after.method ? [] : [`Shipping: ${shippingMethodLabel[after.method]}`];
  return [...kept, ...added, ...method];
}
