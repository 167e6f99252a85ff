import { nowInSeconds } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import type { EventRecord, EventType } from './record.ts';

interface Emission {
  type: EventType;
  /** The presented object as it is now. */
  object: object;
  previous?: Record<string, unknown>;
  cause?: Cause | undefined;
}

/** Writes an event down and hands it to the webhooks. */
export function emitEvent({ store, webhooks }: Sandbox, emission: Emission): void {
  const event: EventRecord = {
    id: newId('event'),
    created: nowInSeconds(),
    type: emission.type,
    object: structuredClone(emission.object) as Record<string, unknown>,
    previous: emission.previous ?? null,
    request: emission.cause ?? null,
  };
  store.events.set(event.id, event);
  store.changed();
  webhooks.send(event.id);
}
