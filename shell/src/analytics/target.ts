import type { AnalyticsBatch } from '@ritual/shared/contract';

/**
 * Where events of visits go. What is sent was agreed to and holds nothing of who it is; nobody waits for it, and a batch
 * that is lost is lost.
 */
export interface AnalyticsTarget {
  readonly send: (batch: AnalyticsBatch) => void;
}

const address = '/api/events';

/** The store's own API. Without cookies and token: the API must not know whose visit it is. */
export const apiTarget: AnalyticsTarget = {
  send: (batch) => {
    const body = JSON.stringify(batch);
    const headers = { 'content-type': 'application/json' };
    // `keepalive`: the last batch is sent while the page goes away.
    fetch(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
      // A shopper has nothing of an event that was lost, and nothing of a message about it.
      () => undefined,
    );
  },
};

/** To send them to another service, write a target for it and name it here; `docs/privacy.md` says what must hold. */
export const target: AnalyticsTarget = apiTarget;
