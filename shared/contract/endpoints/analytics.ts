import { analyticsBatch, traffic, trafficQuery } from '../analytics.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { noContent } from '../primitives.ts';

/** Counting visits, with consent, and what the operator sees of it. */
export const analyticsEndpoints = {
  /** Always the same answer: with `Sec-GPC: 1` nothing is stored. */
  sendEvents: endpoint({
    method: 'POST',
    path: '/api/events',
    auth: 'none',
    body: analyticsBatch,
    status: 202,
    response: noContent,
    errors: ['RATE_LIMITED'],
  }),
  adminTraffic: endpoint({
    method: 'GET',
    path: '/api/admin/traffic',
    auth: 'admin',
    query: trafficQuery,
    status: 200,
    response: traffic,
    errors: [],
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
