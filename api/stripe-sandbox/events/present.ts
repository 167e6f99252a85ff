import { Stripe } from 'stripe';
import type { Store } from '../core/store.ts';
import type { EventRecord } from './record.ts';

/** Stripe's event object, in the API version the library is pinned to. */
export function presentEvent(event: EventRecord, store: Store) {
  const pending = [...store.deliveries.values()].some(
    ({ eventId, state }) => eventId === event.id && (state === 'waiting' || state === 'held'),
  );
  return {
    id: event.id,
    object: 'event' as const,
    api_version: Stripe.API_VERSION,
    created: event.created,
    data: {
      object: event.object,
      ...(event.previous === null ? {} : { previous_attributes: event.previous }),
    },
    livemode: false,
    pending_webhooks: pending ? 1 : 0,
    request: { id: event.request?.id ?? null, idempotency_key: event.request?.idempotencyKey ?? null },
    type: event.type,
  };
}
