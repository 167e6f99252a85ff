import type { AdminSettings } from '../../contract/index.ts';
import { demoShop, demoTaxRules } from '../../demo/index.ts';
import {
  defaultShippingRules,
  defaultShopPolicy,
  policyFieldsOf,
  shopPolicyOf,
  type ShippingRules,
  type ShopPolicy,
  type TaxRule,
} from '../../kernel/index.ts';
import type { MockStore } from './mock-store.ts';

export type MockSettings = AdminSettings;

const policy = policyFieldsOf(defaultShopPolicy);

export function initialSettings(): MockSettings {
  const { cutoff, pickup, processingDays } = defaultShippingRules;
  const { standard, expedited, 'next-day': nextDay } = processingDays;
  return {
    ...{ facts: demoShop, factsVersion: 1, packingVersion: 0, closedDays: [] },
    ...{ policy, policyVersion: 0 },
    taxRules: demoTaxRules.map((rule, index) => ({ ...rule, id: index + 1, from: null, until: null })),
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

/** What the owner promises now. */
export function policyNow({ settings }: Pick<MockStore['state'], 'settings'>): ShopPolicy {
  const { cutoff, standard } = settings.packing;
  return shopPolicyOf(settings.policy ?? policy, { cutoff, processingDays: standard });
}

/** As the API keeps them: the last day is included. */
export const taxRulesOf = ({ settings }: Pick<MockStore['state'], 'settings'>): readonly TaxRule[] =>
  settings.taxRules.map(({ from, until, id: _, ...rule }) => ({
    ...{ ...rule, country: 'US' },
    startsAt: from === null ? null : `${from}T00:00:00.000Z`,
    endsAt: until === null ? null : `${until}T23:59:59.999Z`,
  }));
