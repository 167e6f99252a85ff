import type { Stripe } from 'stripe';
import type { Store } from '../core/store.ts';
import { presentIntent } from '../intents/present.ts';
import { presentRefund } from '../refunds/present.ts';
import { presentSession } from '../sessions/present.ts';

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export interface Books {
  /** Amounts in cents. */
  readonly sums: {
    readonly sessions: Readonly<Record<'total' | 'open' | 'complete' | 'expired' | 'paid', number>>;
    readonly received: number;
    readonly processing: number;
    readonly refunded: number;
    readonly net: number;
  };
  readonly sessions: readonly Stripe.Checkout.Session[];
  readonly payment_intents: readonly Stripe.PaymentIntent[];
  readonly refunds: readonly Stripe.Refund[];
}

/** The provider's side of the story, for tests that compare it with the store's: all objects, and sums in cents. */
export function booksOf(store: Store): Books {
  const sessions = [...store.sessions.values()];
  const intents = [...store.intents.values()];
  const refunds = [...store.refunds.values()];
  const count = (status: string) => sessions.filter((session) => session.status === status).length;
  const received = sum(intents.filter(({ status }) => status === 'succeeded').map((intent) => intent.amount));
  const processing = sum(
    intents.filter(({ status }) => status === 'processing').map((intent) => intent.amount),
  );
  const refunded = sum(refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount));
  return {
    sums: {
      sessions: {
        total: sessions.length,
        open: count('open'),
        complete: count('complete'),
        expired: count('expired'),
        paid: sessions.filter(({ paymentStatus }) => paymentStatus === 'paid').length,
      },
      received,
      processing,
      refunded,
      net: received - refunded,
    },
    sessions: sessions.map(presentSession),
    payment_intents: intents.map(presentIntent),
    refunds: refunds.map(presentRefund),
  };
}
