import { invalidState } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Store } from '../core/store.ts';
import { inMode } from '../core/mode.ts';
import { presentEvent } from '../events/present.ts';
import { NORMAL_DELIVERY } from './record.ts';
import type { DeliveryMode, DeliveryRecord } from './record.ts';
import { postEvent } from './post.ts';

const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000, 600_000];

interface DispatcherOptions {
  store: Store;
  url: string | undefined;
  secret: string;
  retryDelaysMs?: readonly number[] | undefined;
  livemode?: boolean;
}

/**
 * Brings events to the store: tries, retries with growing pauses, and on demand misbehaves as networks do.
 * What is not delivered yet is in the snapshot, so that a restart goes on where it stopped.
 */
export function createDispatcher({
  store,
  url,
  secret,
  retryDelaysMs = RETRY_DELAYS_MS,
  livemode = false,
}: DispatcherOptions) {
  const stop = new AbortController();
  const underway = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const waiting = () => [...store.deliveries.values()].filter(({ state }) => state === 'waiting');
  const held = () => [...store.deliveries.values()].filter(({ state }) => state === 'held');

  const tryOnce = async (delivery: DeliveryRecord): Promise<void> => {
    const event = store.events.get(delivery.eventId);
    if (event === undefined || url === undefined) return;
    const body = JSON.stringify(inMode(livemode, presentEvent(event, store)), null, 2);
    const { ok, answer } = await postEvent(url, body, secret, stop.signal);
    // A try that our own stopping cut off does not count: the next run repeats it.
    if (stop.signal.aborted && !ok) return;
    const pause = retryDelaysMs[delivery.attempts];
    delivery.attempts += 1;
    delivery.lastAnswer = answer;
    if (ok) delivery.state = 'delivered';
    else if (pause === undefined) delivery.state = 'failed';
    else delivery.dueAt = Date.now() + pause;
    store.changed();
  };

  const attempt = (delivery: DeliveryRecord): Promise<void> => {
    const running = underway.get(delivery.id);
    if (running) return running;
    const promise = tryOnce(delivery).finally(() => {
      underway.delete(delivery.id);
      arm();
    });
    underway.set(delivery.id, promise);
    return promise;
  };

  const arm = (): void => {
    clearTimeout(timer);
    if (stop.signal.aborted || url === undefined) return;
    const next = waiting().filter(({ id }) => !underway.has(id));
    if (next.length === 0) return;
    const dueAt = Math.min(...next.map((delivery) => delivery.dueAt));
    timer = setTimeout(
      () => {
        for (const delivery of waiting()) if (delivery.dueAt <= Date.now()) void attempt(delivery);
        arm();
      },
      Math.max(0, dueAt - Date.now()),
    ).unref();
  };

  /** Newest first and one after the other, so that they really arrive in the wrong order. */
  const releaseHeld = async (): Promise<void> => {
    const backwards = held().reverse();
    for (const delivery of backwards) delivery.state = 'waiting';
    // Later than any timer, so that only this loop sends them.
    for (const delivery of backwards) delivery.dueAt = Date.now() + 60_000;
    for (const delivery of backwards) await attempt(delivery);
  };

  const add = (eventId: string, state: DeliveryRecord['state'], delayMs = 0): void => {
    const id = newId('event').replace('evt_', 'wd_');
    store.deliveries.set(id, {
      id,
      eventId,
      attempts: 0,
      dueAt: Date.now() + delayMs,
      state,
      lastAnswer: null,
    });
  };

  const nextMode = (): DeliveryMode => {
    const mode = store.mode;
    if (mode.remaining !== null) {
      store.mode = mode.remaining > 1 ? { ...mode, remaining: mode.remaining - 1 } : NORMAL_DELIVERY;
    }
    return mode;
  };

  const ways: Record<DeliveryMode['mode'], (eventId: string, mode: DeliveryMode) => void> = {
    normal: (eventId) => add(eventId, 'waiting'),
    drop: (eventId) => add(eventId, 'dropped'),
    duplicate: (eventId) => {
      add(eventId, 'waiting');
      add(eventId, 'waiting');
    },
    delay: (eventId, { delayMs }) => add(eventId, 'waiting', delayMs),
    reorder: (eventId, { remaining }) => {
      add(eventId, 'held');
      if (remaining === 1) void releaseHeld();
    },
  };

  return {
    send(eventId: string): void {
      if (url === undefined) return;
      const mode = nextMode();
      ways[mode.mode](eventId, mode);
      store.changed();
      arm();
    },

    /**
     * Sends an event once more, whatever became of it before.
     * @throws StripeApiError when there is no address to send it to
     */
    resend(eventId: string): void {
      if (url === undefined) throw invalidState('The sandbox has no webhook address to send events to.');
      add(eventId, 'waiting');
      store.changed();
      arm();
    },

    /** Sends everything held, delayed or waiting for its next try now, and waits for the answers. */
    async flush(): Promise<{ delivered: number; failed: number }> {
      const late = waiting();
      const all = [...held(), ...late];
      await releaseHeld();
      await Promise.all(late.map(attempt));
      const delivered = all.filter(({ state }) => state === 'delivered').length;
      return { delivered, failed: all.length - delivered };
    },

    start: arm,

    async stop(): Promise<void> {
      clearTimeout(timer);
      stop.abort();
      await Promise.all(underway.values());
    },
  };
}
export type Dispatcher = ReturnType<typeof createDispatcher>;
