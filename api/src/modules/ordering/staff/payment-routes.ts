import type { paymentReview } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { dollarsFromCents, filledFields } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { isRefusal } from '../../../payments/provider.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { audited } from '../../audit/audited.ts';
import { decideAnswer, saveDraft } from '../disputes/answer.ts';
import { draftOf } from '../disputes/evidence.ts';
import { presentAnswer } from '../disputes/presenter.ts';
import { disputeOfOrder } from '../records/dispute-answers.repository.ts';
import { orderById, type OrderRow } from '../records/orders.repository.ts';
import { paymentsOf } from '../records/payments.repository.ts';
import { refundedCents } from '../records/refunds.repository.ts';
import { warningsOfOrder } from '../records/warnings.repository.ts';
import { unrefundedCents } from '../refunds/write.ts';
import { confirmMoney } from './confirm-money.ts';
import { decideWarning } from './decide-warning.ts';
import { staffActor } from '../records/actors.ts';
import { namesOf, wholeOrder } from './whole.ts';

/** Payments that went wrong, as the staff deals with them. */
export function paymentTroubleRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const { publicUrl } = deps.settings;
  const orderOr404 = async (id: string): Promise<OrderRow> => {
    const order = await orderById(db, id);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    return order;
  };
  const confirmed = confirmMoney(router);

  route(router, endpoints.getDisputeEvidence, async ({ params: { id, disputeId } }) => {
    const order = await orderOr404(id);
    const found = await disputeOfOrder(db, id, disputeId);
    if (!found) throw new AppError('DISPUTE_NOT_FOUND');
    const { answer } = found;
    const names = await namesOf(db, answer ? [answer.savedBy, answer.decidedBy ?? ''] : []);
    const drafted = await draftOf(db, order, publicUrl);
    return {
      ...{ drafted, evidence: answer?.evidence ?? drafted },
      answer: presentAnswer(answer, (actor) => names.get(actor) ?? actor),
    };
  });
  route(router, endpoints.saveDisputeEvidence, async ({ params, body, ...call }) => {
    const { id: orderId, disputeId } = params;
    const answering = { orderId, disputeId, actor: staffActor(call.caller.userId) };
    await audited(deps, call, ofDispute('dispute.draft', params), (tx) => saveDraft(tx, answering, body));
    return wholeOrder(db, orderId);
  });
  route(router, endpoints.answerDispute, async ({ params, body, ...call }) => {
    const { id: orderId, disputeId } = params;
    const found = await disputeOfOrder(db, orderId, disputeId);
    // The money of the dispute is given up by it.
    if (body.kind === 'accept') await confirmed(call, found?.dispute.amountCents ?? 0);
    const answering = { orderId, disputeId, actor: staffActor(call.caller.userId) };
    const action = body.kind === 'accept' ? 'dispute.accept' : 'dispute.answer';
    await audited(deps, call, ofDispute(action, params), (tx) => decideAnswer(tx, answering, body));
    return wholeOrder(db, orderId);
  });
  route(router, endpoints.decideWarning, async ({ params, body, ...call }) => {
    const { id: orderId, warningId } = params;
    if (body.decision === 'refund')
      await confirmed(call, await unrefundedCents(db, await orderOr404(orderId)));
    const deciding = { orderId, warningId, publicUrl, actor: staffActor(call.caller.userId) };
    await audited(deps, call, ofWarning(`warning.${body.decision}`, orderId), (tx) =>
      decideWarning(tx, deciding, body),
    );
    return wholeOrder(db, orderId);
  });
  route(router, endpoints.getPaymentReview, async ({ params }) =>
    reviewOf(deps, await orderOr404(params.id)),
  );
}

/** What is written stays with the dispute, and out of the audit log. */
const ofDispute = (
  action: string,
  { id, disputeId }: { readonly id: string; readonly disputeId: string },
) => ({
  ...{ action, subject: { type: 'order', id }, personal: null },
  read: async (tx: Tx) => {
    const answer = (await disputeOfOrder(tx, id, disputeId))?.answer ?? null;
    const filled = filledFields(answer?.evidence ?? {});
    return { dispute: disputeId, draft: answer?.version ?? 0, fields: filled, answer: answer?.kind ?? null };
  },
});

const ofWarning = (action: string, id: string) => ({
  ...{ action, subject: { type: 'order', id }, personal: null },
  read: async (tx: Tx) => {
    const order = await orderById(tx, id);
    if (!order) return null;
    const warnings = await warningsOfOrder(tx, id);
    const { done, waiting } = await refundedCents(tx, order);
    return {
      ...{
        payment: order.paymentState,
        hold: order.holdReason,
        refundedCents: done,
        refundingCents: waiting,
      },
      warnings: warnings.map(({ decision }) => decision ?? 'open').join(', '),
    };
  },
});

const dollarsOrNull = (cents: number | null | undefined) =>
  typeof cents === 'number' ? dollarsFromCents(cents) : null;

function nullIfUnknown(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}

/** What the provider says of an order's payments now. Throws PaymentError. */
async function reviewOf(
  { payments: pairs, database: { db } }: Deps,
  order: OrderRow,
): Promise<z.input<typeof paymentReview>> {
  const { id, sessionId, paymentIntentId } = order;
  const payments = pairs.of(order);
  const page = sessionId === null ? null : await payments.retrieveSession(sessionId);
  // Of a change that was paid the order has another payment.
  const known = (await paymentsOf(db, id)).map((payment) => payment.id);
  const told = paymentIntentId ?? page?.paymentIntentId ?? null;
  const intents = known.length === 0 && told !== null ? [told] : known;
  const asked = await Promise.all(intents.map((intent) => payments.refundsOf(intent).catch(nullIfUnknown)));
  // As after a change of keys: nothing is said of what is not known whole.
  const money = asked.every((each) => each !== null) ? asked : [];
  const sum = (amounts: readonly number[]) => dollarsFromCents(amounts.reduce((all, each) => all + each, 0));
  const back = money.flatMap(({ refunds }) => refunds.filter(({ state }) => state !== 'failed'));
  return {
    ...{ page: page?.status ?? null, payment: page?.paymentStatus ?? null },
    ...{ currency: page?.currency?.toUpperCase() ?? null, livemode: page?.livemode ?? null },
    charged: dollarsOrNull(page?.amountTotal),
    ofThisOrder: typeof page?.orderId === 'string' ? page.orderId === id : null,
    received: money.length > 0 ? sum(money.map(({ receivedCents }) => receivedCents)) : null,
    refunded: money.length > 0 ? sum(back.map(({ amountCents }) => amountCents)) : null,
  };
}
