import type { Store } from '../core/store.ts';
import { presentIntent } from '../intents/present.ts';
import { presentRefund } from '../refunds/present.ts';
import { presentSession } from '../sessions/present.ts';

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The provider's side of the story, for tests that compare it with the store's: all objects, and sums in cents. */
export function booksOf(store: Store) {
  const sessions = [...store.sessions.values()];
  const intents = [...store.intents.values()];
  const refunds = [...store.refunds.values()];
  const count = (status: string) => sessions.filter((session) => session.status === status).length;
  const received = sum(intents.filter(({ status }) => status === 'succeeded').map((intent) => intent.amount));
  const processing = sum(
    intents.filter(({ status }) => status === 'processing').map((intent) => intent.amount),
  );
  const refunded = sum(refunds.map(({ amount }) => amount));
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
