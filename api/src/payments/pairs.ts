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

/** In the place of test keys that were taken away while test orders were open: these wait, and end by their time. */
function withoutKeys(): PaymentProvider {
  const refuse = () =>
    Promise.reject(new PaymentError('unavailable', new Error('There are no test keys for this test order.')));
  const unknown = (id: string) => Promise.resolve(unknownSession(id));
  return {
    ...{ paymentPages: null, livemode: false },
    ...{ retrieveSession: unknown, expireSession: unknown, openSessionsOf: () => Promise.resolve([]) },
    ...{ createSession: refuse, refund: refuse, refundsOf: refuse, disputesOf: refuse },
    ...{ submitEvidence: refuse, acceptDispute: refuse, warningsOf: refuse },
    ...{ readAccount: refuse, causeEvent: refuse, readEvent: () => Promise.resolve(null) },
  };
}
