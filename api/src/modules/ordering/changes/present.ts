import type { changeQuote, order as shopperOrder, orderChange } from '@ritual/shared/contract';
import { dollarsFromCents, isShippable, waivedChange } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { PlannedLine, PlannedOrder } from '../../../db/schema/index.ts';
import type { ChangeRow } from '../records/changes.repository.ts';
import type { OrderRow } from '../records/orders.repository.ts';
import { planOf, type Changeable, type Quoted } from './quote.ts';
import { changedLines } from './words.ts';

const lineOf = ({ unitPrice, discount, tax, taxRatePercent: _rate, taxes: _, ...line }: PlannedLine) => ({
  ...line,
  ...{
    unitPrice: dollarsFromCents(unitPrice),
    discount: dollarsFromCents(discount),
    tax: dollarsFromCents(tax),
  },
});

const orderOf = ({ sums, method, lines }: PlannedOrder) => ({
  ...{ method, lines: lines.map(lineOf) },
  ...{ subtotal: dollarsFromCents(sums.subtotal), discount: dollarsFromCents(sums.discount) },
  ...{
    shipping: dollarsFromCents(sums.shipping),
    tax: dollarsFromCents(sums.tax),
    total: dollarsFromCents(sums.total),
  },
});

/** What is to pay, and what goes back: one of the two, or none. */
const moneyOf = (cents: number) => ({
  toPay: dollarsFromCents(Math.max(0, cents)),
  toRefund: dollarsFromCents(Math.max(0, -cents)),
});

export function presentQuote({
  order,
  changeable,
  ...found
}: { readonly order: OrderRow; readonly changeable: Changeable } & Quoted): z.input<typeof changeQuote> {
  const { before, after } = planOf(changeable, found);
  const { quote } = found;
  const waived =
    quote.price === 'dearer' ? planOf(changeable, { ...found, quote: waivedChange(quote) }) : null;
  return {
    ...{ version: order.version, price: quote.price, ...moneyOf(quote.difference) },
    ...{ before: orderOf(before), after: orderOf(after), waived: waived && orderOf(waived.after) },
  };
}

export function presentChange(
  change: ChangeRow,
  nameOf: (actor: string) => string,
): z.input<typeof orderChange> {
  const { id, version, baseVersion, state, madeAt, decidedAt, plan, waivedCents, payBy } = change;
  return {
    ...{ id, version, baseVersion, state, by: nameOf(change.actor), lines: [...changedLines(plan)] },
    ...{ madeAt: madeAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null },
    ...moneyOf(change.differenceCents),
    ...{
      waived: dollarsFromCents(waivedCents),
      reason: change.waivedReason,
      payBy: payBy?.toISOString() ?? null,
    },
    ...{ before: orderOf(plan.before), after: orderOf(plan.after) },
  };
}

/** For the shopper: what was changed, and, of an order that can still be changed, what waits to be paid. */
export function presentOwnChanges(
  { paymentState }: Pick<OrderRow, 'paymentState'>,
  changes: readonly ChangeRow[],
): NonNullable<z.input<typeof shopperOrder>['changes']> {
  return changes
    .filter(({ state }) => state === 'APPLIED' || (state === 'OPEN' && isShippable(paymentState)))
    .map(({ id, state, plan, madeAt, differenceCents, payBy }) => ({
      ...{ id, open: state === 'OPEN', at: madeAt.toISOString(), lines: [...changedLines(plan)] },
      ...{ ...moneyOf(differenceCents), payBy: payBy?.toISOString() ?? null },
    }));
}
