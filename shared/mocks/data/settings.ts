import type { AdminSettings } from '../../contract/index.ts';
import { demoShop } from '../../demo/index.ts';
import { defaultShippingRules, type ShippingRules } from '../../kernel/index.ts';
import type { MockStore } from './mock-store.ts';

export type MockSettings = AdminSettings;

export function initialSettings(): MockSettings {
  const { cutoff, pickup, processingDays } = defaultShippingRules;
  const { standard, expedited, 'next-day': nextDay } = processingDays;
  return {
    ...{ facts: demoShop, factsVersion: 1, packingVersion: 0, closedDays: [] },
    packing: { cutoff, pickup, standard, expedited, nextDay },
  };
}

/** When the store packs, as orders that are paid now go by it. */
export function shippingRulesOf({ state }: Pick<MockStore, 'state'>): ShippingRules {
  const { packing, closedDays } = state.settings;
  const { cutoff, pickup, standard, expedited, nextDay } = packing;
  return {
    ...{ cutoff, pickup, closedDays: closedDays.map(({ day }) => day) },
    processingDays: { standard, expedited, 'next-day': nextDay },
  };
}
