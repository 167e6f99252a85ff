import type { AdminSettings } from '@ritual/shared/contract';
import { cutoffWords, storeTimeZone, timeZoneName } from '@ritual/shared/kernel';

export const factLabels = {
  name: 'Name of the shop',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  ordersEmail: 'New orders are sent to',
};
export type FactName = keyof typeof factLabels;
export type FactFields = Readonly<Record<FactName, string>>;

const noFacts: FactFields = {
  ...{ name: '', email: '', phone: '', hours: '' },
  ...{ street: '', city: '', state: '', zip: '', ordersEmail: '' },
};
export const factFieldsOf = ({ facts, ordersEmail = '' }: AdminSettings): FactFields => ({
  ...{ ...noFacts, ...facts, ordersEmail },
});

export const packingLabels = {
  timeZone: 'Time zone of cutoff and pickup',
  cutoff: 'Order cutoff',
  pickup: 'Carrier pickup',
  standard: 'Standard',
  expedited: 'Expedited',
  nextDay: 'Next day',
};
export type PackingName = keyof typeof packingLabels;
export type PackingFields = Readonly<Record<PackingName, string>>;

/** As the fields show it: 'Eastern time', '2:00 PM'. */
export function shownPacking(name: string, value: string): string {
  if (name === 'timeZone') return timeZoneName(value);
  return value !== '' && (name === 'cutoff' || name === 'pickup') ? cutoffWords({ cutoff: value }) : value;
}

export const packingFieldsOf = ({ packing }: AdminSettings): PackingFields => ({
  timeZone: packing.timeZone ?? storeTimeZone,
  ...{ cutoff: packing.cutoff, pickup: packing.pickup, standard: String(packing.standard) },
  ...{ expedited: String(packing.expedited), nextDay: String(packing.nextDay) },
});
