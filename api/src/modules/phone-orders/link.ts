import { paths } from '@ritual/shared/paths';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { linkSeconds } from '../../mail/mail.ts';
import type { MailedItem } from '../../mail/orders/order-email.ts';
import { orderAwaitsPaymentMail } from '../../mail/orders/payment-mail.ts';
import type { AuditedCall } from '../audit/audited.ts';
import { enqueueMail } from '../mails/outbox.ts';
import {
  changeOrder,
  insertEvent,
  itemsOfOrder,
  lockOrder,
  type OrderRow,
} from '../ordering/records/orders.repository.ts';
import { isLinkOpen } from '../ordering/settlement/wait.ts';
import { staffActor } from '../ordering/records/actors.ts';
import { noting } from '../ordering/staff/write.ts';
import { hashOf, newSecret } from '../users/secrets.ts';

/** The way to pay for an order; the token is in the mail and in one answer, the store keeps its hash. */
export interface Link {
  readonly token: string;
  readonly linkHash: string;
  readonly payBy: Date;
}

export function newLink(): Link {
  const token = newSecret();
  return { token, linkHash: hashOf(token), payBy: new Date(Date.now() + linkSeconds.order * 1000) };
}

export async function mailLink(
  tx: Db,
  { settings: { publicUrl } }: Pick<Deps, 'settings'>,
  {
    order,
    items,
    link,
  }: { readonly order: OrderRow; readonly items: readonly MailedItem[]; readonly link: Link },
): Promise<void> {
  await enqueueMail(tx, orderAwaitsPaymentMail(order, items, { ...link, publicUrl }));
}

export const addressOfLink = ({ settings: { publicUrl } }: Pick<Deps, 'settings'>, { token }: Link): string =>
  publicUrl + paths.orderPayment.to({ token });

/** The one before opens nothing any more; its open page stays the order's. Throws ORDER_NOT_PAYABLE. */
export async function sendLinkAgain(deps: Deps, call: AuditedCall, orderId: string): Promise<Link> {
  const writing = noting(deps, call, { action: 'order.payment-link', orderId });
  return writing.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    if (!isLinkOpen(order)) throw new AppError('ORDER_NOT_PAYABLE');
    const link = newLink();
    const { linkHash, payBy } = link;
    await changeOrder(tx, orderId, { linkHash, payBy });
    const actor = staffActor(call.caller.userId);
    const note = 'We sent another link to pay. The one before does not work any more.';
    await insertEvent(tx, { orderId, status: order.status, actor, note });
    await mailLink(tx, deps, { order, items: await itemsOfOrder(tx, orderId), link });
    return link;
  });
}
