import type { StorefrontCanary, StorefrontHealth, Vitals } from '../../contract/index.ts';

const vital = (p75: number, views: number) => ({ p75, views });
const none: Vitals = { LCP: null, INP: null, CLS: null };

interface Figures {
  readonly bytes: number;
  readonly failures: StorefrontHealth['releases'][number]['failures'];
  readonly vitals: Vitals;
}

/** What pages told of each part in the last days. */
const figures: Readonly<Record<string, Figures>> = {
  shell: {
    bytes: 58_300,
    failures: [{ region: 'page', code: 'CHUNK_LOST', count: 4 }],
    vitals: { LCP: vital(1610, 8120), INP: vital(120, 5210), CLS: vital(12, 8100) },
  },
  catalog: {
    bytes: 71_400,
    failures: [
      { region: 'page', code: 'TYPE_ERROR', count: 7 },
      { region: 'product-card', code: 'ERROR', count: 2 },
    ],
    vitals: { LCP: vital(1920, 4880), INP: vital(150, 3011), CLS: vital(20, 4870) },
  },
  'cart-checkout': {
    bytes: 64_200,
    failures: [{ region: 'cart-sidebar', code: 'ERROR', count: 3 }],
    vitals: { LCP: vital(1740, 1430), INP: vital(131, 902), CLS: vital(9, 1400) },
  },
  account: { bytes: 49_000, failures: [], vitals: { ...none, LCP: vital(1580, 610) } },
  content: { bytes: 38_100, failures: [], vitals: { ...none, LCP: vital(1660, 402) } },
  wishlist: { bytes: 12_200, failures: [], vitals: none },
};

export const figuresOf = (part: string): Figures =>
  figures[part] ?? { bytes: 20_000, failures: [], vitals: none };

export const canaryVitals: Vitals = { LCP: vital(1880, 1610), INP: vital(142, 990), CLS: vital(20, 1600) };

export const votesOfArm = {
  canary: { views: 3184, notAlive: 1, left: 22, failed: 1 },
  control: { views: 9502, notAlive: 2, left: 70, failed: 2 },
} as const;

/** One point for every five minutes. */
export function errorsOverTime(startedAt: string): StorefrontCanary['errorsOverTime'] {
  const minutes = Math.max(5, Math.floor((Date.now() - Date.parse(startedAt)) / 60_000));
  return Array.from({ length: Math.min(40, Math.ceil(minutes / 5)) }, (_, index) => ({
    at: new Date(Date.parse(startedAt) + index * 300_000).toISOString(),
    canary: { views: 180 + index * 10, errors: index % 6 === 3 ? 1 : 0 },
    control: { views: 620 + index * 4, errors: index % 7 === 2 ? 1 : 0 },
  }));
}
