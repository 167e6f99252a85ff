import { formatDay } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { EmailDocument } from '../rendering/email-document.ts';
import { orderEmail, type MailedOrder } from './order-email.ts';

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
      ...{ kind: 'order-delayed', template: 'order-delayed', dedupeKey: `order-delayed:${id}` },
      fields: { old_date: formatDay(oldDate), new_date: later },
      parts: {
        facts: [
          {
            type: 'table',
            rows: [
              ['Order', order.number],
              ['Ships by', later],
            ],
          },
        ],
        choice: [
          {
            type: 'text',
            text:
              answerBy === null
                ? 'If that is all right, you need not do anything: without your answer we take it that you agree to the new date. You can cancel at any time before it ships.'
                : `We need your answer by ${formatDay(answerBy, oldDate)}. Without it we cancel what has not shipped, and refund it in full.`,
          },
        ],
      },
      urls: { answer: publicUrl + paths.delay.to({ token }) },
    },
  );
}
