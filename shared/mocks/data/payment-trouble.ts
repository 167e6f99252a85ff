import type { AdminOrder, NewDisputeAnswer, NewWarningDecision } from '../../contract/index.ts';
import {
  defaultShopPolicy,
  draftEvidence,
  type Evidence,
  filledFields,
  mayAnswer,
  openUnits,
} from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import { cancel } from './cancel.ts';
import { isOpen } from './dates.ts';
import { fulfillmentStateOf, unitsOf, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { anyOrderOr404 } from './order-work.ts';
import { policyNow } from './settings.ts';
import { allThatIsLeft, refundableOf, replace, sendRefunds, writeRefund } from './refunds.ts';

type Dispute = AdminOrder['disputes'][number];

const rule = 'early fraud warning';

export function disputeOr404({ disputes }: MockOrder, id: string): Dispute {
  const dispute = disputes.find((each) => each.id === id);
  if (!dispute) throw new MockError('DISPUTE_NOT_FOUND');
  return dispute;
}

/** What the order itself says. */
export function draftOf({ state }: MockStore, order: MockOrder): Evidence {
  const { number, paidAt, shippingAddress: to, email = '', items, parcels, shipping, tax, total } = order;
  return draftEvidence({
    ...{ number, email, city: to.city, state: to.state, zip: to.zip ?? '', street: to.street ?? '' },
    ...{ name: to.recipientName ?? '', paidAt: paidAt === null ? null : new Date(paidAt) },
    items: items.map((item) => ({
      ...{ ...item, name: item.productName, unitPriceCents: item.unitPrice },
      isExchange: item.replaces !== undefined,
    })),
    ...{ shippingCents: shipping, taxCents: tax, discountCents: order.discount, totalCents: total },
    parcels: parcels.map((parcel) => ({
      ...parcel,
      shippedAt: new Date(parcel.shippedAt),
      deliveredAt: parcel.deliveredAt === null ? null : new Date(parcel.deliveredAt),
    })),
    messages: state.messages
      .filter(({ orderNumber }) => orderNumber === number)
      .map(({ createdAt, message }) => ({ at: new Date(createdAt), from: 'customer', text: message })),
    returnDays: order.returnDays ?? defaultShopPolicy.returnDays,
    refundDays: policyNow(state).refundDays,
    returnsUrl: 'http://localhost/returnswarranty',
  });
}

function answerable(order: MockOrder, id: string): Dispute {
  const dispute = disputeOr404(order, id);
  const { dueBy, answer } = dispute;
  const now = { ...dispute, dueBy: dueBy === null ? null : new Date(dueBy), answer: answer?.kind ?? null };
  const may = mayAnswer(now, new Date());
  if (may === 'decided') throw new MockError('DISPUTE_DECIDED');
  if (may === 'answered') throw new MockError('DISPUTE_ANSWERED');
  if (may === 'overdue') throw new MockError('DISPUTE_OVERDUE');
  return dispute;
}

interface Said {
  readonly disputeId: string;
  readonly actor: string;
}

function withAnswer(
  store: MockStore,
  order: MockOrder,
  dispute: Dispute,
  evidence: Evidence,
  answer: NonNullable<Dispute['answer']>,
): MockOrder {
  const disputes = order.disputes.map((each) => (each.id === dispute.id ? { ...each, answer } : each));
  return replace(store, { ...order, disputes, evidence: { ...order.evidence, [dispute.id]: evidence } });
}

const saved = (version: number, actor: string) => ({
  ...{ version, savedAt: new Date().toISOString(), savedBy: actor, kind: null },
  ...{ decidedAt: null, decidedBy: null, sentAt: null, problem: null },
});

export function saveDraft(
  store: MockStore,
  order: MockOrder,
  { disputeId, actor }: Said,
  { evidence, seen }: { readonly evidence: Evidence; readonly seen: number },
): MockOrder {
  const dispute = answerable(order, disputeId);
  if ((dispute.answer?.version ?? 0) !== seen) throw new MockError('EVIDENCE_CHANGED');
  return withAnswer(store, order, dispute, evidence, saved(seen + 1, actor));
}

/** A colleague saves a draft elsewhere. */
export function saveEvidence(
  store: MockStore,
  orderId: string,
  { disputeId, evidence }: { readonly disputeId: string; readonly evidence: Evidence },
): void {
  const order = anyOrderOr404(store, orderId);
  const seen = disputeOr404(order, disputeId).answer?.version ?? 0;
  const whole = { ...draftOf(store, order), ...evidence };
  saveDraft(store, order, { disputeId, actor: 'Sam Lee' }, { evidence: whole, seen });
}

/** The provider is told at once, as there is none. */
export function answerDispute(
  store: MockStore,
  order: MockOrder,
  { disputeId, actor }: Said,
  decided: NewDisputeAnswer,
): MockOrder {
  const dispute = answerable(order, disputeId);
  const version = dispute.answer?.version ?? 0;
  const { kind } = decided;
  const evidence = decided.kind === 'evidence' ? decided.evidence : (order.evidence[disputeId] ?? {});
  if (kind === 'accept' && dispute.state === 'inquiry') throw new MockError('DISPUTE_INQUIRY');
  if (decided.kind === 'evidence' && decided.seen !== version) throw new MockError('EVIDENCE_CHANGED');
  if (kind === 'evidence' && filledFields(evidence) === 0) throw new MockError('EVIDENCE_EMPTY');
  const at = new Date().toISOString();
  const answer = { ...saved(version + 1, actor), kind, decidedAt: at, decidedBy: actor, sentAt: at };
  const told = withAnswer(store, order, dispute, evidence, answer);
  const disputes = told.disputes.map((each) =>
    each.id === disputeId ? { ...each, needsAnswer: false } : each,
  );
  return replace(store, { ...told, disputes });
}

/** The bank of the shopper takes the payment of an order back, or only asks. */
export function dispute(
  store: MockStore,
  orderId: string,
  { inquiry = false, dueBy }: { readonly inquiry?: boolean; readonly dueBy?: string } = {},
): void {
  const order = anyOrderOr404(store, orderId);
  const made: Dispute = {
    ...{ id: `du_mock_${store.newId().slice(-12)}`, amount: order.total, reason: 'fraudulent' },
    ...{ state: inquiry ? 'inquiry' : 'open', needsAnswer: true, withdrawn: inquiry ? 0 : order.total },
    dueBy: dueBy ?? new Date(Date.now() + 9 * 86_400_000).toISOString(),
    answer: null,
  };
  replace(store, { ...order, disputes: [made, ...order.disputes] });
  store.save();
}

/** The issuer of the card warns of the payment of an order. */
export function warnOf(store: MockStore, orderId: string): void {
  const order = anyOrderOr404(store, orderId);
  const createdAt = new Date().toISOString();
  const made = {
    ...{ id: `issfr_mock_${store.newId().slice(-12)}`, kind: 'made_with_stolen_card', createdAt },
    ...{ decision: null, reason: null, decidedAt: null, decidedBy: null },
  };
  const held = { reason: 'fraud' as const, note: '', by: rule, since: createdAt };
  const now = order.held === null && isOpen(order) ? { ...order, held } : order;
  replace(store, { ...now, warnings: [...order.warnings, made] });
  store.save();
}

export function decideWarning(
  store: MockStore,
  order: MockOrder,
  { warningId, actor }: { readonly warningId: string; readonly actor: string },
  decided: NewWarningDecision,
): MockOrder {
  const warning = order.warnings.find(({ id }) => id === warningId);
  if (!warning) throw new MockError('WARNING_NOT_FOUND');
  if (warning.decision !== null) throw new MockError('WARNING_DECIDED');
  const { decision } = decided;
  const reason = decided.decision === 'dismiss' ? decided.reason : null;
  const made = { ...warning, decision, reason, decidedAt: new Date().toISOString(), decidedBy: actor };
  const warnings = order.warnings.map((each) => (each === warning ? made : each));
  const now = replace(store, { ...order, warnings });
  if (decision === 'refund') return giveAllBack(store, now, actor);
  const undecided = warnings.some((each) => each.decision === null);
  return now.held?.by === rule && !undecided ? replace(store, { ...now, held: null }) : now;
}

function giveAllBack(store: MockStore, order: MockOrder, actor: string): MockOrder {
  if (order.status === 'REVIEW') throw new MockError('ORDER_IN_REVIEW');
  const amount = refundableOf(order);
  if (amount < 1) return order;
  if (fulfillmentStateOf(order) === 'UNSHIPPED') return cancel(store, order, actor);
  const restock = unitsOf(order)
    .map((item) => ({ orderItemId: item.id, quantity: openUnits(item) }))
    .filter(({ quantity }) => quantity > 0);
  const refund = { refundId: store.newId(), amount, restock, ...allThatIsLeft(order) };
  return sendRefunds(store, writeRefund(store, order, { ...refund, reason: 'operator', cause: 'OTHER' }));
}
