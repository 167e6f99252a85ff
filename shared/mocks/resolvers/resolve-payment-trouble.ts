import { anyOrderOr404 } from '../data/order-work.ts';
import { receivedOf, type MockOrder } from '../data/mock-order.ts';
import { answerDispute, decideWarning, disputeOr404, draftOf, saveDraft } from '../data/payment-trouble.ts';
import { refundableOf } from '../data/refunds.ts';
import { confirmed, noted } from './resolve-order-work.ts';
import type { Resolvers } from './resolver.ts';

/** Payments that went wrong, as the staff deals with them. */
export const paymentTroubleResolvers: Resolvers<
  'getDisputeEvidence' | 'saveDisputeEvidence' | 'answerDispute' | 'decideWarning' | 'getPaymentReview'
> = {
  getDisputeEvidence: ({ params: { id, disputeId }, store }) => {
    const order = anyOrderOr404(store, id);
    const { answer } = disputeOr404(order, disputeId);
    const drafted = draftOf(store, order);
    return { drafted, evidence: order.evidence[disputeId] ?? drafted, answer };
  },
  saveDisputeEvidence: ({ params: { id, disputeId }, body, ...call }) =>
    noted(
      call,
      'dispute.draft',
      id,
      (order, actor) => saveDraft(call.store, order, { disputeId, actor }, body),
      factsOf,
    ),
  answerDispute: ({ params: { id, disputeId }, body, ...call }) => {
    const order = call.store.state.orders.find((each) => each.id === id);
    const amount = order?.disputes.find((each) => each.id === disputeId)?.amount ?? 0;
    if (body.kind === 'accept') confirmed(call, amount);
    const action = body.kind === 'accept' ? 'dispute.accept' : 'dispute.answer';
    return noted(
      call,
      action,
      id,
      (found, actor) => answerDispute(call.store, found, { disputeId, actor }, body),
      factsOf,
    );
  },
  decideWarning: ({ params: { id, warningId }, body, ...call }) => {
    if (body.decision === 'refund') confirmed(call, refundableOf(anyOrderOr404(call.store, id)));
    return noted(
      call,
      `warning.${body.decision}`,
      id,
      (order, actor) => decideWarning(call.store, order, { warningId, actor }, body),
      factsOf,
    );
  },
  getPaymentReview: ({ params, store }) => {
    const order = anyOrderOr404(store, params.id);
    const received = receivedOf(order);
    return {
      ...{ page: 'complete', payment: received > 0 ? 'paid' : 'unpaid', currency: 'USD', livemode: false },
      ...{ charged: received, ofThisOrder: true, received, refunded: order.refunded },
    };
  },
};

/** What is written stays out of the audit log. */
const factsOf = ({ disputes, warnings, held, refunded }: MockOrder) => ({
  drafts: disputes.map(({ answer }) => answer?.version ?? 0).join(', '),
  answers: disputes.map(({ answer }) => answer?.kind ?? 'none').join(', '),
  warnings: warnings.map(({ decision }) => decision ?? 'open').join(', '),
  ...{ hold: held?.reason ?? null, refundedCents: refunded },
});
