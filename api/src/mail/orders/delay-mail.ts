import { formatDay } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { button, text, type EmailDocument } from '../rendering/email-document.ts';
import { orderEmail, refundTime, type MailedOrder } from './order-email.ts';

interface MailedDelay {
  readonly id: string;
  /** Days of the store. */
  readonly oldDate: string;
  readonly newDate: string;
  /** The last day on which the shopper can agree; null: silence is consent. */
  readonly answerBy: string | null;
  readonly token: string;
  readonly publicUrl: string;
}

/** An order ships later than its shopper was told: the new date, and the choice that the law gives them (16 CFR 435.2). */
export function orderDelayedMail(
  order: MailedOrder,
  { id, oldDate, newDate, answerBy, token, publicUrl }: MailedDelay,
): EmailDocument {
  const later = formatDay(newDate, oldDate);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-delayed', dedupeKey: `order-delayed:${id}` },
      subject: `Order ${order.number} ships later than we said`,
      preheader: `New date: ${later}. You can keep the order, or cancel it for a full refund.`,
      heading: 'Your order is delayed',
      blocks: [
        text(
          `We told you that order ${order.number} ships by ${formatDay(oldDate)}. We cannot keep that date, and we are sorry.`,
        ),
        {
          type: 'table',
          rows: [
            ['Order', order.number],
            ['Ships by', later],
          ],
        },
        text(
          answerBy === null
            ? 'If that is all right, you need not do anything: without your answer we take it that you agree to the new date. You can cancel at any time before it ships.'
            : `We need your answer by ${formatDay(answerBy, oldDate)}. Without it we cancel what has not shipped, and refund it in full.`,
        ),
        text(`If you cancel, all that you paid for what has not shipped goes back to you. ${refundTime}`),
        button('Keep or cancel the order', publicUrl + paths.delay.to({ token })),
      ],
    },
  );
}
