import { nowInSeconds } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { openDispute } from '../disputes/open.ts';
import { warn } from '../warnings/warn.ts';
import { emitEvent } from '../events/emit.ts';
import { presentIntent } from '../intents/present.ts';
import type { ChargeRecord, IntentRecord, PaymentErrorRecord } from '../intents/record.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentSession } from '../sessions/present.ts';
import type { PayerRecord, SessionRecord } from '../sessions/record.ts';
import { findCard } from './test-cards.ts';

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
}

export type AttemptResult =
  { kind: 'complete' } | { kind: 'authenticate' } | { kind: 'declined'; message: string };

const AUTHENTICATION_FAILED: PaymentErrorRecord = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

function newCharge(status: ChargeRecord['status'], error: PaymentErrorRecord | null = null): ChargeRecord {
  return { id: newId('charge'), created: nowInSeconds(), status, amountRefunded: 0, disputed: false, error };
}

/** The session's payment intent; Stripe too makes it only at the first try to pay. */
function intentOf({ store }: Sandbox, session: SessionRecord): IntentRecord {
  const existing = session.intentId === null ? undefined : store.intents.get(session.intentId);
  if (existing) return existing;
  const intent: IntentRecord = {
    id: newId('intent'),
    secret: newId('secret'),
    sessionId: session.id,
    created: nowInSeconds(),
    status: 'requires_payment_method',
    amount: session.amountTotal,
    currency: session.currency,
    description: session.intentData.description,
    receiptEmail: session.intentData.receiptEmail,
    shipping: session.intentData.shipping,
    metadata: session.intentData.metadata,
    paymentMethodId: null,
    paymentMethodTypes: session.paymentMethodTypes,
    delayed: false,
    card: null,
    payer: null,
    lastError: null,
    charge: null,
    later: null,
  };
  store.intents.set(intent.id, intent);
  session.intentId = intent.id;
  return intent;
}

/** The attempt came to nothing; the session stays as it is, so that another card can be tried. */
export function failIntent(sandbox: Sandbox, intent: IntentRecord, error: PaymentErrorRecord): void {
  intent.status = 'requires_payment_method';
  intent.lastError = error;
  if (error.type === 'card_error') intent.charge = newCharge('failed', error);
  emitEvent(sandbox, { type: 'payment_intent.payment_failed', object: presentIntent(intent) });
}

function complete(sandbox: Sandbox, session: SessionRecord, intent: IntentRecord): void {
  session.status = 'complete';
  session.paymentStatus = 'paid';
  intent.status = 'succeeded';
  intent.charge = newCharge('succeeded');
  emitEvent(sandbox, { type: 'checkout.session.completed', object: presentSession(session) });
  if (intent.later === 'disputed' || intent.later === 'inquiry') {
    openDispute(sandbox, intent, { inquiry: intent.later === 'inquiry' });
  }
  if (intent.later === 'warned') warn(sandbox, intent);
}

function delay(
  sandbox: Sandbox,
  session: SessionRecord,
  intent: IntentRecord,
  result: 'succeeded' | 'failed',
): void {
  session.status = 'complete';
  session.settlement = { at: Date.now() + sandbox.options.delayedPaymentMs, result };
  intent.status = 'processing';
  intent.delayed = true;
  intent.charge = newCharge('pending');
  emitEvent(sandbox, { type: 'checkout.session.completed', object: presentSession(session) });
  sandbox.timetableChanged();
}

/** Completes an open session that costs nothing: there is no card, no intent and no charge. */
export function completeFree(sandbox: Sandbox, session: SessionRecord, payer: PayerRecord): AttemptResult {
  session.payer = payer;
  session.status = 'complete';
  session.paymentStatus = 'no_payment_required';
  emitEvent(sandbox, { type: 'checkout.session.completed', object: presentSession(session) });
  return { kind: 'complete' };
}

/** Tries to pay an open session with a card whose digits have been checked. */
export function payWithCard(
  sandbox: Sandbox,
  session: SessionRecord,
  card: CardInput,
  payer: PayerRecord,
): AttemptResult {
  const { brand, outcome } = findCard(card.number);
  const intent = intentOf(sandbox, session);
  session.payer = payer;
  Object.assign(intent, {
    paymentMethodId: newId('paymentMethod'),
    card: { brand, last4: card.number.slice(-4), expMonth: card.expMonth, expYear: card.expYear },
    payer,
    lastError: null,
    charge: null,
    later: outcome.kind === 'paid' ? (outcome.later ?? null) : null,
  } satisfies Partial<IntentRecord>);
  sandbox.store.changed();

  switch (outcome.kind) {
    case 'paid':
      complete(sandbox, session, intent);
      return { kind: 'complete' };
    case 'delayed':
      delay(sandbox, session, intent, outcome.result);
      return { kind: 'complete' };
    case 'authenticate':
      intent.status = 'requires_action';
      return { kind: 'authenticate' };
    case 'declined':
      failIntent(sandbox, intent, outcome.error);
      return { kind: 'declined', message: outcome.error.message };
  }
}

/** The intent of an open session that waits for the shopper to authenticate, if it does. */
export function awaitingAuthentication({ store }: Sandbox, session: SessionRecord): IntentRecord | undefined {
  const intent = session.intentId === null ? undefined : store.intents.get(session.intentId);
  return session.status === 'open' && intent?.status === 'requires_action' ? intent : undefined;
}

export function finishAuthentication(
  sandbox: Sandbox,
  session: SessionRecord,
  intent: IntentRecord,
  passed: boolean,
): AttemptResult {
  if (passed) {
    complete(sandbox, session, intent);
    return { kind: 'complete' };
  }
  failIntent(sandbox, intent, AUTHENTICATION_FAILED);
  return { kind: 'declined', message: AUTHENTICATION_FAILED.message };
}
