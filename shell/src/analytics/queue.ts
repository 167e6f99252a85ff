import { allowed } from '@ritual/shared/consent';
import type { AnalyticsEvent } from '@ritual/shared/contract';
import type { AnalyticsTarget } from './target.ts';
import { visit } from './visit.ts';

/** The largest batch that the API accepts. */
const atOnce = 20;
const waits = 5000;

export interface Queue {
  readonly add: (event: AnalyticsEvent) => void;
  /** Sends the queued events. */
  readonly flush: () => void;
  /** Drops the queued events and the visit id. */
  readonly forget: () => void;
}

/** Collects events for some seconds. Consent is checked when an event is queued and again before it is sent. */
export function createQueue(target: AnalyticsTarget): Queue {
  let events: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = events;
    events = [];
    if (batch.length > 0 && allowed().analytics) target.send({ visit: visit.ensure(), events: batch });
  };
  return {
    add: (event) => {
      if (!allowed().analytics) return;
      visit.ensure();
      events.push(event);
      if (events.length >= atOnce) flush();
      else timer ??= setTimeout(flush, waits);
    },
    flush,
    forget: () => {
      clearTimeout(timer);
      timer = undefined;
      events = [];
      visit.forget();
    },
  };
}
