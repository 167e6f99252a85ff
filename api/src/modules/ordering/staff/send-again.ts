import type { Tx } from '../../../db/client.ts';
import { eq } from '../../../db/drizzle.ts';
import { outbox } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { audited, type AuditedCall } from '../../audit/audited.ts';
import { isSecret, type Mail } from '../../../mail/mail.ts';
import { storeMail } from '../../mails/outbox.ts';
import { mailById } from '../../mails/repository.ts';
import { stateOf } from '../../mails/presenter.ts';
import { lockOrder } from '../records/orders.repository.ts';

interface Again {
  readonly id: string;
  readonly mailId: string;
  /** The caller's own: the same call twice sends one mail. */
  readonly newId: string;
}

/** A copy of a mail about an order, to the address that the order has now. */
export async function sendAgain(deps: Deps, call: AuditedCall, { id, mailId, newId }: Again): Promise<void> {
  const what = {
    ...{ action: 'order.mail-again', subject: { type: 'order', id }, personal: null, onlyChanges: true },
    read: async (tx: Tx) => ({ mails: await tx.$count(outbox, eq(outbox.orderId, id)) }),
  };
  await audited(deps, call, what, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const mail = await mailById(tx, mailId);
    if (mail?.orderId !== id) throw new AppError('MAIL_NOT_FOUND');
    // Of a mail with a link the text is not kept; one to the staff is not the customer's.
    if (mail.kind === 'order-notice') throw new AppError('MAIL_NOT_REPEATABLE');
    if (stateOf(mail) === 'waiting' || isSecret(mail.kind) || order.email === '')
      throw new AppError('MAIL_NOT_REPEATABLE');
    const { kind, subject, html, text, unsubscribeUrl } = mail;
    await storeMail(tx, {
      ...{ kind: kind as Mail['kind'], recipient: order.email, dedupeKey: `again:${newId}` },
      ...{ subject, html, text, orderId: id },
      ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    });
  });
}
