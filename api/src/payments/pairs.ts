import { PaymentError, type PaymentProvider, type Payments } from './provider.ts';
import { unknownSession } from './stripe-objects.ts';

/** @param second the pair for test orders; null: there is one pair only */
export function pairedPayments(main: PaymentProvider, second: PaymentProvider | null): Payments {
  const test = second ?? (main.livemode ? null : main);
  const lost = withoutKeys();
  return {
    ...{ main, test },
    of: (order) => (order.test ? (test ?? lost) : main),
    readEvent: async (body, signature) => {
      for (const provider of second === null ? [main] : [main, second]) {
        const event = await provider.readEvent(body, signature);
        if (event) return { event, provider };
      }
      return null;
    },
  };
}

/**
 * In the place of test keys that were taken away while test orders were open: these end by their time. A payment is as unknown as after
 * keys were replaced, and its refund ends after a day.
 */
function withoutKeys(): PaymentProvider {
  const refuseAs = (kind: PaymentError['kind']) => () =>
    Promise.reject(new PaymentError(kind, new Error('There are no test keys for this test order.')));
  const [refuse, refuseUnknown] = [refuseAs('unavailable'), refuseAs('refused')];
  const unknown = (id: string) => Promise.resolve(unknownSession(id));
  return {
    ...{ paymentPages: null, livemode: false },
    ...{ retrieveSession: unknown, expireSession: unknown, openSessionsOf: () => Promise.resolve([]) },
    ...{ createSession: refuse, refund: refuseUnknown, refundsOf: refuseUnknown, disputesOf: refuse },
    ...{ submitEvidence: refuse, acceptDispute: refuse, warningsOf: refuse },
    ...{ readAccount: refuse, causeEvent: refuse, readEvent: () => Promise.resolve(null) },
  };
}
