import type { AnalyticsBatch } from '@ritual/shared/contract';

/**
 * Receives the events of a visit. They are sent with consent only and contain no personal data. Delivery is not awaited and not retried.
 */
export interface AnalyticsTarget {
  readonly send: (batch: AnalyticsBatch) => void;
}

const address = '/api/events';

/** The store's own API. Without cookies and token: the API must not learn whose visit it is. */
export const apiTarget: AnalyticsTarget = {
  send: (batch) => {
    const body = JSON.stringify(batch);
    const headers = { 'content-type': 'application/json' };
    // `keepalive`: the last batch is sent while the page is being unloaded.
    fetch(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
      // Neither the lost event nor a message about it would help the shopper.
      () => undefined,
    );
  },
};

/** To send events to another service, write a target for it and name it here; `docs/privacy.md` lists the requirements. */
export const target: AnalyticsTarget = apiTarget;
