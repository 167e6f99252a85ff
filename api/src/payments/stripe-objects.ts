import type Stripe from 'stripe';
import type { PaymentAccount, PaymentEvent, PaymentRefund, PaymentSession } from './provider.ts';

// What the store reads in the provider's objects.

export function sessionOf(event: Stripe.Event): PaymentSession | null {
  const { object } = event.data;
  if (!('object' in object) || object.object !== 'checkout.session') return null;
  return presentSession(object);
}

export function paymentOf(event: Stripe.Event): PaymentEvent['payment'] {
  const { object } = event.data;
  if (!('object' in object)) return null;
  if (object.object === 'radar.early_fraud_warning') {
    const paymentIntentId = idOf(object.payment_intent ?? null);
    return paymentIntentId === null ? null : { paymentIntentId, orderId: null };
  }
  if (object.object !== 'charge' && object.object !== 'refund' && object.object !== 'dispute') return null;
  const paymentIntentId = idOf(object.payment_intent);
  return paymentIntentId === null
    ? null
    : { paymentIntentId, orderId: object.metadata?.['order_id'] ?? null };
}

/** The id of what the provider may have expanded. */
function idOf(given: string | { readonly id: string } | null): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null);
}

export function presentRefund(refund: Stripe.Refund): PaymentRefund {
  return {
    id: refund.id,
    amountCents: refund.amount,
    refundId: refund.metadata?.['refund_id'] ?? null,
    state: refundStates[refund.status ?? 'pending'] ?? 'pending',
  };
}

/** What is not here, such as 'requires_action', is on its way. */
const refundStates: Readonly<Record<string, PaymentRefund['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** A word that the store knows; the provider may come to use others. */
function known<Word extends string>(value: string | null, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}

export function presentSession(session: Stripe.Checkout.Session): PaymentSession {
  return {
    id: session.id,
    url: session.url,
    status: known(session.status, ['complete', 'expired']) ?? 'open',
    paymentStatus: paymentStatusOf(session),
    amountTotal: session.amount_total,
    currency: session.currency,
    livemode: session.livemode,
    orderId: session.metadata?.['order_id'] ?? null,
    changeId: session.metadata?.['change_id'] ?? null,
    checkId: session.metadata?.['check_id'] ?? null,
    paymentIntentId: idOf(session.payment_intent),
  };
}

export function presentAccount(account: Stripe.Account): PaymentAccount {
  const { requirements, settings, country } = account;
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  return {
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    country: country ?? null,
    statementDescriptor: settings?.payments.statement_descriptor ?? null,
    due: [...new Set(due)],
    disabledReason: requirements?.disabled_reason ?? null,
  };
}

/** In the place of a page that the provider does not have. */
export const unknownSession = (id: string): PaymentSession => ({
  ...{ id, url: null, status: 'unknown', paymentStatus: 'unpaid', amountTotal: null, currency: null },
  ...{ livemode: false, orderId: null, changeId: null, paymentIntentId: null },
});

function paymentStatusOf({
  status,
  payment_status,
  payment_intent: intent,
}: Stripe.Checkout.Session): PaymentSession['paymentStatus'] {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  if (status !== 'complete' || intent === null || typeof intent === 'string') return 'unpaid';
  return intent.status === 'requires_payment_method' || intent.status === 'canceled' ? 'failed' : 'unpaid';
}
