import { isDeepStrictEqual } from 'node:util';
import type { newPhoneOrder } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { orderNotes } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AuditedCall } from '../audit/audited.ts';
import { checkAndReserve, writeOrder } from '../checkout/place.ts';
import { itemsOfOrder, lockOrder } from '../ordering/records/orders.repository.ts';
import type { VariantQuantity } from '../ordering/records/stock.ts';
import { staffActor } from '../ordering/records/actors.ts';
import { noting } from '../ordering/staff/write.ts';
import { customerAccount } from './customer.ts';
import { draftPhoneOrder } from './draft.ts';
import { mailLink, newLink, type Link } from './link.ts';

/**
 * One transaction: the customer's account, units reserved, an unpaid order with its link, and the mail with the link. null: the call was made
 * before. Throws why it is refused, and nothing is changed.
 */
export async function createPhoneOrder(
  deps: Deps,
  call: AuditedCall,
  wanted: z.output<typeof newPhoneOrder>,
): Promise<Link | null> {
  const { id, units, method, methodPrice, total, note } = wanted;
  const writing = noting(deps, call, { action: 'order.create', orderId: id });
  return writing.database.transaction(async (tx) => {
    if (await isMade(tx, wanted)) return null;
    const draft = await draftPhoneOrder(tx, { units, method, methodPrice }, wanted);
    if (draft.totals.total !== total) {
      // An older page cannot ask for the tax of a ZIP code: it would come with the same total again and again.
      const { totals } = await draftPhoneOrder(tx, { units, method, methodPrice }, { ...wanted, zip: '' });
      throw new AppError(totals.total === total ? 'ORDER_TAX_BY_ZIP' : 'ORDER_CHANGED');
    }
    const user = await customerAccount(tx, wanted);
    await checkAndReserve(tx, draft);
    const link = newLink();
    const { linkHash, payBy } = link;
    const { order } = await writeOrder(
      tx,
      {
        ...{ user, address: wanted, actor: staffActor(call.caller.userId), key: null },
        // There is no page yet.
        sessionExpiresAt: new Date(),
        byHand: { id, payBy, linkHash },
      },
      draft,
    );
    if (note !== undefined) {
      await tx.insert(orderNotes).values({ orderId: id, authorId: call.caller.userId, text: note });
    }
    await mailLink(tx, deps, { order, items: await itemsOfOrder(tx, id), link });
    return link;
  });
}

/** Whether this order was made before. Throws IDEMPOTENCY_MISMATCH where its id was used for another one. */
async function isMade(tx: Db, wanted: z.output<typeof newPhoneOrder>): Promise<boolean> {
  const order = await lockOrder(tx, wanted.id);
  if (!order) return false;
  const { recipientName, street, city, state, zip, method } = wanted;
  const unitsOf = (units: readonly VariantQuantity[]) =>
    units.map(({ variantId, quantity }) => [variantId, quantity]);
  const same =
    order.payBy !== null &&
    order.email.toLowerCase() === wanted.email.toLowerCase() &&
    order.totalCents === wanted.total &&
    isDeepStrictEqual(
      [order.recipientName, order.street, order.city, order.state, order.zip, order.shippingMethod],
      [recipientName, street, city, state, zip, method],
    ) &&
    isDeepStrictEqual(unitsOf(await itemsOfOrder(tx, order.id)), unitsOf(wanted.units));
  if (!same) throw new AppError('IDEMPOTENCY_MISMATCH');
  return true;
}
