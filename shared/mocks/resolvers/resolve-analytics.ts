import { headers, type Consent } from '../../contract/index.ts';
import { countedPath } from '../../kernel/index.ts';
import { ownPage, paths } from '../../paths/index.ts';
import type { Resolvers } from './resolver.ts';

const patterns = [...Object.values(paths), ownPage].map(({ pattern }) => pattern);
const day = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The decision to store; the same rule as the API's. */
export function honoring(request: Request, consent: Consent | null): Consent | null {
  if (!consent) return null;
  const now = new Date();
  const asks = request.headers.get(headers.privacyControl) === '1';
  const refused = asks && (consent.analytics || consent.marketing);
  const late = refused || Date.parse(consent.decidedAt) > now.getTime();
  return {
    ...consent,
    ...(refused && { analytics: false, marketing: false }),
    ...(late && { decidedAt: now.toISOString() }),
  };
}

/** Counts visits with consent, and the operator's statistics of them. */
export const analyticsResolvers: Resolvers<'sendEvents' | 'adminTraffic'> = {
  sendEvents: ({ body: { visit, events }, request, store: { state } }) => {
    if (request.headers.get(headers.privacyControl) === '1') return undefined;
    for (const event of events) {
      const at = dayOf(Date.now());
      if (event.kind === 'pageView') {
        const path = countedPath(event.path, patterns);
        if (path !== null) state.visits.push({ visit, day: at, path, valueCents: null });
        continue;
      }
      const order = state.orders.find(({ id }) => id === event.orderId);
      if (!order?.paidAt || state.countedOrders.includes(order.id)) continue;
      state.countedOrders.push(order.id);
      state.visits.push({ visit, day: at, path: null, valueCents: order.total });
    }
    return undefined;
  },
  adminTraffic: ({ query: { days }, store: { state } }) => {
    const each = Array.from({ length: days }, (_, index) => dayOf(Date.now() - (days - 1 - index) * day));
    const seen = state.visits.filter((event) => each.includes(event.day));
    const views = new Map<string, number>();
    for (const { path } of seen) if (path !== null) views.set(path, (views.get(path) ?? 0) + 1);
    return {
      days,
      ...sumsOf(seen),
      byDay: each.map((at) => ({ day: at, ...sumsOf(seen.filter((event) => event.day === at)) })),
      topPaths: [...views]
        .map(([path, pageViews]) => ({ path, pageViews }))
        .toSorted((a, b) => b.pageViews - a.pageViews || (a.path < b.path ? -1 : 1))
        .slice(0, 10),
    };
  },
};

interface Seen {
  readonly visit: string;
  readonly valueCents: number | null;
}

function sumsOf(events: readonly Seen[]) {
  const worths = events.flatMap(({ valueCents }) => (valueCents === null ? [] : [valueCents]));
  return {
    visits: new Set(events.map(({ visit }) => visit)).size,
    pageViews: events.length - worths.length,
    purchases: worths.length,
    revenue: worths.reduce((sum, cents) => sum + cents, 0),
  };
}
