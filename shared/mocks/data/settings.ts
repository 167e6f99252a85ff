import type { AdminSettings } from '../../contract/index.ts';
import { demoFront, demoPolicy, demoShop, demoTaxRegistrations, demoTaxRules } from '../../demo/index.ts';
import {
  defaultShippingRules,
  policyFieldsFrom,
  rulesWhereRegistered,
  shopPolicyOf,
  storeTimeZone,
  taxRuleOfDays,
  type ShippingRules,
  type ShopPolicy,
  type TaxRule,
} from '../../kernel/index.ts';

export type MockSettings = AdminSettings;

interface Settings {
  readonly settings: MockSettings;
}

export function initialSettings(): MockSettings {
  const { cutoff, pickup, processingDays } = defaultShippingRules;
  const { standard, expedited, 'next-day': nextDay } = processingDays;
  return {
    ...{ facts: demoShop, factsVersion: 1, ordersEmail: '' },
    ...{ packingVersion: 0, closedDays: [] },
    ...{ policy: demoPolicy, policyVersion: 1, front: demoFront, frontVersion: 1 },
    taxRules: demoTaxRules.map((rule, index) => ({ ...rule, id: index + 1, from: null, until: null })),
    taxRegistrations: demoTaxRegistrations.map((each, index) => ({ ...each, id: index + 1, version: 1 })),
    packing: { timeZone: 'America/New_York', cutoff, pickup, standard, expedited, nextDay },
  };
}

/** When the store packs, as orders that are paid now go by it. */
export function shippingRulesOf({ state }: { readonly state: Settings }): ShippingRules {
  const { packing, closedDays } = state.settings;
  const { timeZone = storeTimeZone, cutoff, pickup, standard, expedited, nextDay } = packing;
  return {
    ...{ timeZone, cutoff, pickup, closedDays: closedDays.map(({ day }) => day) },
    processingDays: { standard, expedited, 'next-day': nextDay },
  };
}

/** What the owner promises now, as the staff edits it. */
export const policyFieldsNow = (settings: MockSettings) =>
  policyFieldsFrom(settings.policy ?? {}, demoPolicy);

/** What the owner promises now. */
export const policyNow = ({ settings }: Settings): ShopPolicy =>
  shopPolicyOf(policyFieldsNow(settings), shippingRulesOf({ state: { settings } }));

/** All rules, also of states where the shop is not registered. */
export const taxRulesOf = ({ settings }: Settings): readonly TaxRule[] =>
  settings.taxRules.map(taxRuleOfDays);

/** Those by which tax is charged. */
export const chargedRulesOf = ({ settings }: Settings): TaxRule[] =>
  rulesWhereRegistered(taxRulesOf({ settings }), settings.taxRegistrations ?? []);
