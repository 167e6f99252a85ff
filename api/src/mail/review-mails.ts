import { reviewAnchor, reviewPolicy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { lineTextOf, type MailedItem } from './orders/order-email.ts';
import { type EmailDocument, theShop } from './rendering/email-document.ts';

interface AskedFor {
  readonly order: { readonly id: string; readonly number: string };
  readonly to: { readonly firstName: string; readonly email: string };
  /** What has arrived and has no review yet. */
  readonly items: readonly Pick<MailedItem, 'id' | 'productName' | 'size' | 'color'>[];
  /** Of the links that stop such mails. */
  readonly token: string;
}

/** Where mail programs stop the mails by themselves. */
export const stopAddress = '/api/review-mails/stop';

/** Asks for reviews of what has arrived, of those who have chosen to be asked. */
export function reviewRequestMail({ order, to, items, token }: AskedFor, publicUrl: string): EmailDocument {
  const { id, number } = order;
  return {
    ...{ kind: 'review-request', template: 'review-request', recipient: to.email, publicUrl },
    dedupeKey: `review-request:${id}`,
    fields: {
      ...{ first_name: to.firstName, order_number: number },
      review_days: String(reviewPolicy.askAfterDays),
    },
    parts: { items: [{ type: 'lines', title: `From order ${number}`, lines: items.map(lineTextOf) }] },
    urls: { review: `${publicUrl}${paths.order.to({ id })}#${reviewAnchor(items[0]?.id ?? '')}` },
    because: `you chose to be asked for reviews of what you buy at ${theShop}. It comes once for an order, ${String(reviewPolicy.askAfterDays)} days after it has arrived.`,
    stop: {
      page: publicUrl + paths.reviewMails.to({ token }),
      oneClick: `${publicUrl}${stopAddress}?${new URLSearchParams({ token }).toString()}`,
    },
  };
}
