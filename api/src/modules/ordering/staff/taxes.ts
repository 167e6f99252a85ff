import type { adminOrder } from '@ritual/shared/contract';
import { dollarsFromCents, taxesFor, taxesOfOrder } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { taxesOfItem, type OrderItemRow, type OrderRow } from '../records/orders.repository.ts';
import { givenBack } from '../records/refund-lines.repository.ts';

type Presented = Pick<z.input<typeof adminOrder>, 'taxes'>;

/** Who takes the tax of an order, and what of it went back; nothing for an order from before that was known. */
export async function presentTaxes(
  db: Db,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<Presented> {
  const back = await givenBack(db, order.id);
  const { shippingCents, shippingTaxCents, shippingTaxes } = order;
  // What replaces a line has its money.
  const bought = items.filter(({ replaces }) => replaces === null);
  const replaced = (id: string) => items.filter((item) => item.id === id || item.replaces === id);
  const goods = bought.map((item) => ({
    cost: item.quantity * item.unitPriceCents - item.discountCents,
    tax: item.taxCents,
    taxes: taxesOfItem(item),
    refunded: replaced(item.id).reduce((sum, { id }) => sum + (back.items.get(id) ?? 0), 0),
  }));
  const shipping = {
    ...{ cost: shippingCents, tax: shippingTaxCents, refunded: back.shipping },
    taxes: shippingTaxes
      ? taxesFor(shippingTaxes, { goods: shippingCents, tax: shippingTaxCents })
      : undefined,
  };
  const taxes = taxesOfOrder([...goods, shipping], back.lineless);
  if (taxes === null) return {};
  return {
    taxes: taxes.map(({ level, name, rate, taxable, exempt, tax, refunded }) => ({
      ...{ level, name, rate, taxable: dollarsFromCents(taxable), exempt: dollarsFromCents(exempt) },
      ...{ tax: dollarsFromCents(tax), refunded: dollarsFromCents(refunded) },
    })),
  };
}
