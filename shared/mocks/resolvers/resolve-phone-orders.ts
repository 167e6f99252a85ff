import { noteAudit } from '../data/audit.ts';
import { anyOrderOr404, factsOf, wholeOrder } from '../data/order-work.ts';
import {
  createPhoneOrder,
  orderOfLink,
  payLinked,
  phoneQuote,
  readLinked,
  sendLinkAgain,
} from '../data/phone-orders.ts';
import { noted } from './resolve-order-work.ts';
import type { Resolvers } from './resolver.ts';

/** Orders that the staff makes for customers on the phone, and the link by which these pay. */
export const phoneOrderResolvers: Resolvers<
  'quotePhoneOrder' | 'createPhoneOrder' | 'sendPaymentLink' | 'readOrderPayment' | 'payLinkedOrder'
> = {
  quotePhoneOrder: ({ query, store }) => phoneQuote(store, query),
  createPhoneOrder: ({ body, ...call }) => {
    const { id: authorId, firstName, lastName } = call.signedIn();
    const { order, link } = createPhoneOrder(call.store, body, { by: `${firstName} ${lastName}`, authorId });
    noteAudit(call, {
      ...{ action: 'order.create', subject: { type: 'order', id: order.id } },
      ...{ before: null, after: link === null ? null : factsOf(order) },
    });
    return { order: wholeOrder(call.store, order), link };
  },
  sendPaymentLink: ({ params, ...call }) => {
    let link = '';
    noted(call, 'order.payment-link', params.id, (order, by) => {
      const sent = sendLinkAgain(call.store, order, by);
      link = sent.link;
      return sent.order;
    });
    return { link, payBy: anyOrderOr404(call.store, params.id).payBy ?? '' };
  },
  readOrderPayment: ({ body, store }) => readLinked(orderOfLink(store, body.token)),
  payLinkedOrder: ({ body, store }) => {
    payLinked(store, orderOfLink(store, body.token));
    return { checkoutUrl: null };
  },
};
