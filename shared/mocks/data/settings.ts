import type { AdminSettings, PolicyFields } from '../../contract/index.ts';
import { demoShop, demoTaxRules } from '../../demo/index.ts';
import {
  defaultShippingRules,
  defaultShopPolicy,
  type ShippingRules,
  type ShopPolicy,
  type TaxRule,
} from '../../kernel/index.ts';
import type { MockStore } from './mock-store.ts';

export type MockSettings = AdminSettings;

const { deliveryDays, freeShippingFrom, standardShipping, returnDays } = defaultShopPolicy;
const policy: PolicyFields = {
  ...{ freeShippingFrom, standardShipping, returnDays },
  ...{ standardFrom: deliveryDays.standard.from, standardTo: deliveryDays.standard.to },
  ...{ expeditedFrom: deliveryDays.expedited.from, expeditedTo: deliveryDays.expedited.to },
  ...{ nextDayFrom: deliveryDays['next-day'].from, nextDayTo: deliveryDays['next-day'].to },
};

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
export function shopPolicyOf({ settings }: Pick<MockStore['state'], 'settings'>): ShopPolicy {
  const {
    freeShippingFrom: free,
    standardShipping: price,
    returnDays: days,
    ...spans
  } = settings.policy ?? policy;
  return {
    ...{ freeShippingFrom: free, standardShipping: price, returnDays: days },
    ...{ cutoff: settings.packing.cutoff, processingDays: settings.packing.standard },
    deliveryDays: {
      standard: { from: spans.standardFrom, to: spans.standardTo },
      expedited: { from: spans.expeditedFrom, to: spans.expeditedTo },
      'next-day': { from: spans.nextDayFrom, to: spans.nextDayTo },
    },
  };
}

/** As the API keeps them: the last day is included. */
export const taxRulesOf = ({ settings }: Pick<MockStore['state'], 'settings'>): readonly TaxRule[] =>
  settings.taxRules.map(({ from, until, id: _, ...rule }) => ({
    ...{ ...rule, country: 'US' },
    startsAt: from === null ? null : `${from}T00:00:00.000Z`,
    endsAt: until === null ? null : `${until}T23:59:59.999Z`,
  }));
