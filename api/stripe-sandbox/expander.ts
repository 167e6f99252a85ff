import type { Expander } from './core/expand.ts';
import type { Store } from './core/store.ts';
import { presentDispute } from './disputes/present.ts';
import { presentCharge, presentIntent } from './intents/present.ts';
import { presentRefund } from './refunds/present.ts';
import { presentLineItems, presentProduct } from './sessions/present.ts';

/** What `expand[]` can put in the place of an id. */
export function expanderOf(store: Store): Expander {
  const byPrefix: Record<string, (id: string) => object | undefined> = {
    pi: (id) => {
      const intent = store.intents.get(id);
      return intent && presentIntent(intent);
    },
    ch: (id) => {
      const intent = [...store.intents.values()].find(({ charge }) => charge?.id === id);
      return intent?.charge ? presentCharge(intent, intent.charge) : undefined;
    },
    du: (id) => {
      const dispute = store.disputes.get(id);
      return dispute && presentDispute(dispute);
    },
    prod: (id) => {
      const session = [...store.sessions.values()].find(({ lineItems }) =>
        lineItems.some(({ productId }) => productId === id),
      );
      const item = session?.lineItems.find(({ productId }) => productId === id);
      return session && item && presentProduct(item, session.created);
    },
    re: (id) => {
      const refund = store.refunds.get(id);
      return refund && presentRefund(refund);
    },
  };
  return {
    byId: (id) => byPrefix[id.split('_')[0] ?? '']?.(id),
    included: (object, field) => {
      if (object['object'] !== 'checkout.session' || field !== 'line_items') return undefined;
      const session = store.sessions.get(String(object['id']));
      return session && presentLineItems(session);
    },
  };
}
