import type { EmailDocument } from '../rendering/email-document.ts';
import { addressOf, orderEmail, type MailedOrder } from './order-email.ts';

/** The store has changed where an order goes. @param id of this correction */
export function addressCorrectedMail(order: MailedOrder, id: string, publicUrl: string): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'address-corrected', template: 'address-corrected', dedupeKey: `address-corrected:${id}` },
      fields: { street: order.street, city: order.city },
      parts: { address: [addressOf(order)] },
    },
  );
}
