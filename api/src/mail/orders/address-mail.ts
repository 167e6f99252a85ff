import { text, type EmailDocument } from '../rendering/email-document.ts';
import { addressOf, orderEmail, type MailedOrder } from './order-email.ts';

/** The store has changed where an order goes. @param id of this correction */
export function addressCorrectedMail(order: MailedOrder, id: string, publicUrl: string): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'address-corrected', dedupeKey: `address-corrected:${id}` },
      subject: `We changed the address of order ${order.number}`,
      preheader: `It goes to ${order.street}, ${order.city}.`,
      heading: 'Your order has another address',
      blocks: [
        text(`We changed where order ${order.number} goes. What has not left yet is shipped to:`),
        addressOf(order),
        { type: 'reach', when: 'If you did not ask for this' },
      ],
    },
  );
}
