import type { AdminSettings } from '@ritual/shared/contract';
import { decimalOfCents, type PolicyFields as Policy } from '@ritual/shared/kernel';

export const factLabels = {
  name: 'Name of the shop',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
};
export type FactName = keyof typeof factLabels;
export type FactFields = Readonly<Record<FactName, string>>;

const noFacts: FactFields = {
  ...{ name: '', email: '', phone: '', hours: '' },
  ...{ street: '', city: '', state: '', zip: '' },
};
export const factFieldsOf = ({ facts }: AdminSettings): FactFields => ({ ...noFacts, ...facts });

export const packingLabels = {
  cutoff: 'Order cutoff',
  pickup: 'Carrier pickup',
  standard: 'Standard',
  expedited: 'Expedited',
  nextDay: 'Next day',
};
export type PackingName = keyof typeof packingLabels;
export type PackingFields = Readonly<Record<PackingName, string>>;

export const packingFieldsOf = ({ packing }: AdminSettings): PackingFields => ({
  ...{ cutoff: packing.cutoff, pickup: packing.pickup, standard: String(packing.standard) },
  ...{ expedited: String(packing.expedited), nextDay: String(packing.nextDay) },
});

export const policyLabels: Readonly<Record<keyof Policy, string>> = {
  freeShippingFrom: 'Free shipping from ($)',
  standardShipping: 'Standard shipping ($)',
  standardFrom: 'Standard, at least',
  standardTo: 'Standard, at most',
  expeditedFrom: 'Expedited, at least',
  expeditedTo: 'Expedited, at most',
  nextDayFrom: 'Next day, at least',
  nextDayTo: 'Next day, at most',
  returnDays: 'Days to return',
};
export type PolicyName = keyof Policy;
export type PolicyTexts = Readonly<Record<PolicyName, string>>;

const delivery = 'Business days on the way';
export const policyHints: Readonly<Partial<Record<PolicyName, string>>> = {
  freeShippingFrom: 'Empty: never free',
  returnDays: 'After the delivery',
  ...{ standardFrom: delivery, standardTo: delivery, expeditedFrom: delivery, expeditedTo: delivery },
  ...{ nextDayFrom: delivery, nextDayTo: delivery },
};

/** A server of before has none: then there is nothing to be saved by. */
export function policyFieldsOf({ policy }: AdminSettings): PolicyTexts {
  const names = Object.keys(policyLabels) as readonly PolicyName[];
  const typed = (name: PolicyName) => {
    const value = policy?.[name] ?? null;
    if (value === null) return '';
    return name === 'freeShippingFrom' || name === 'standardShipping' ? decimalOfCents(value) : String(value);
  };
  return Object.fromEntries(names.map((name) => [name, typed(name)])) as PolicyTexts;
}
