import type { StorefrontRevision } from '../../contract/index.ts';

export interface MockCanary {
  readonly version: string;
  readonly share: number;
  readonly automatic: boolean;
}

/** A revision with the whole set of releases. */
export interface MockRevision extends Pick<
  StorefrontRevision,
  'revision' | 'at' | 'action' | 'who' | 'byRule' | 'reason'
> {
  readonly live: Readonly<Record<string, string>>;
  readonly canaries: Readonly<Record<string, MockCanary>>;
}

export interface MockStorefront {
  /** Oldest first. */
  revisions: MockRevision[];
  /** Releases that the gate refuses, with its sentence. */
  refused: Record<string, string>;
}

interface Seed {
  readonly minutesAgo: number;
  readonly action: string;
  readonly who?: string;
  readonly reason?: string;
  readonly live?: Readonly<Record<string, string>>;
  readonly canary?: MockCanary;
}

const day = 1440;
const seeds: readonly Seed[] = [
  {
    minutesAgo: 40 * day,
    ...{ action: 'start', who: 'operator' },
    live: {
      ...{ shell: '4.12.0', catalog: '2.30.2', 'cart-checkout': '1.18.2' },
      ...{ account: '3.6.2', content: '1.8.0', wishlist: '0.4.1' },
    },
  },
  {
    minutesAgo: 5 * day,
    ...{ action: 'promote', who: 'tomas (platform-team)', reason: 'Skip link keeps its focus' },
    live: { shell: '4.12.1' },
  },
  {
    minutesAgo: 3 * day + 70,
    ...{ action: 'promote', who: 'nadia (browse-team)', reason: 'Smaller pictures on phones' },
    live: { catalog: '2.30.3' },
  },
  {
    minutesAgo: 3 * day + 57,
    ...{ action: 'rollback', who: 'Ada Reyes', reason: 'Filter panel did not open on iOS 16' },
    live: { catalog: '2.30.2' },
  },
  {
    minutesAgo: 3 * day,
    ...{ action: 'promote', who: 'nadia (browse-team)', reason: 'Swatch names read out once' },
    live: { catalog: '2.30.4' },
  },
  {
    minutesAgo: 146,
    ...{ action: 'promote', who: 'ivo (checkout-team)', reason: 'Shipping methods at checkout' },
    live: { 'cart-checkout': '1.19.0' },
  },
  {
    minutesAgo: 77,
    ...{ action: 'canary', who: 'nadia (browse-team)', reason: 'Filters keep their place after Back' },
    canary: { version: '2.31.0', share: 1, automatic: true },
  },
  { minutesAgo: 72, action: 'canary', canary: { version: '2.31.0', share: 5, automatic: true } },
  { minutesAgo: 42, action: 'canary', canary: { version: '2.31.0', share: 25, automatic: true } },
];

/** Six parts with a past, and a canary that does no worse. */
export function initialStorefront(): MockStorefront {
  const revisions: MockRevision[] = [];
  for (const [index, { minutesAgo, action, who, reason = null, live, canary }] of seeds.entries()) {
    const before = revisions.at(-1);
    revisions.push({
      ...{ revision: 410 + index, at: new Date(Date.now() - minutesAgo * 60_000).toISOString() },
      ...{ action, who: who ?? 'Rule', byRule: who === undefined, reason },
      live: { ...before?.live, ...live },
      canaries: canary ? { catalog: canary } : {},
    });
  }
  return { revisions, refused: {} };
}
