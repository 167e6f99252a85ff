import type { AdminSettings } from '@ritual/shared/contract';
import {
  decimalOfCents,
  defaultShopPolicy,
  isPolicyAmount,
  policyFieldsFrom,
  policyFieldsOf as fieldsOfPolicy,
  type PolicyFields,
} from '@ritual/shared/kernel';

export type PolicyName = keyof PolicyFields;
export type PolicyTexts = Readonly<Record<PolicyName, string>>;

export const policyLabels: PolicyTexts = {
  standardShipping: 'Standard shipping ($)',
  freeShippingFrom: 'Free shipping from ($)',
  standardFrom: 'Standard, at least',
  standardTo: 'Standard, at most',
  standardNotTo: 'Standard, not to',
  standardPoBoxes: 'Standard to PO boxes',
  expeditedPrice: 'Expedited shipping ($)',
  expeditedFreeFrom: 'Expedited free from ($)',
  expeditedFrom: 'Expedited, at least',
  expeditedTo: 'Expedited, at most',
  expeditedNotTo: 'Expedited, not to',
  expeditedPoBoxes: 'Expedited to PO boxes',
  nextDayPrice: 'Next day shipping ($)',
  nextDayFreeFrom: 'Next day free from ($)',
  nextDayFrom: 'Next day, at least',
  nextDayTo: 'Next day, at most',
  nextDayNotTo: 'Next day, not to',
  nextDayPoBoxes: 'Next day to PO boxes',
  returnDays: 'Days to return',
  freeReturns: 'Returns are free',
  refundFrom: 'Refund shows, at least',
  refundTo: 'Refund shows, at most',
  warrantyMonths: 'Warranty (months)',
  claimFrom: 'Claim reviewed, at least',
  claimTo: 'Claim reviewed, at most',
  replyFrom: 'Reply, at least (hours)',
  replyTo: 'Reply, at most (hours)',
};

/** In the order in which the form shows them. */
export const policyGroups: readonly { readonly title: string; readonly names: readonly PolicyName[] }[] = [
  {
    title: 'Standard shipping',
    names: [
      ...(['standardShipping', 'freeShippingFrom', 'standardFrom', 'standardTo'] as const),
      ...(['standardNotTo', 'standardPoBoxes'] as const),
    ],
  },
  {
    title: 'Expedited shipping',
    names: [
      ...(['expeditedPrice', 'expeditedFreeFrom', 'expeditedFrom', 'expeditedTo'] as const),
      ...(['expeditedNotTo', 'expeditedPoBoxes'] as const),
    ],
  },
  {
    title: 'Next day shipping',
    names: [
      ...(['nextDayPrice', 'nextDayFreeFrom', 'nextDayFrom', 'nextDayTo'] as const),
      ...(['nextDayNotTo', 'nextDayPoBoxes'] as const),
    ],
  },
  { title: 'Returns', names: ['returnDays', 'freeReturns', 'refundFrom', 'refundTo'] },
  { title: 'Warranty', names: ['warrantyMonths', 'claimFrom', 'claimTo'] },
  { title: 'Messages', names: ['replyFrom', 'replyTo'] },
];

type Kind = 'amount' | 'days' | 'states' | 'choice';
export function policyKind(name: PolicyName): Kind {
  if (isPolicyAmount(name)) return 'amount';
  if (name.endsWith('NotTo')) return 'states';
  return name.endsWith('PoBoxes') || name === 'freeReturns' ? 'choice' : 'days';
}

/** Hints of what a shop need not promise. */
const unsaid: Readonly<Partial<Record<PolicyName, string>>> = {
  refundFrom: 'Business days. Empty: pages and mails promise nothing',
  refundTo: 'Business days',
  warrantyMonths: 'From the delivery. Empty: the shop gives no warranty of its own',
  claimFrom: 'Business days. Empty: nothing is promised',
  claimTo: 'Business days',
  replyFrom: 'To a message or a request to return. Empty: nothing is promised',
  replyTo: 'To a message or a request to return',
};

export const isOptional = (name: PolicyName): boolean =>
  name in unsaid ||
  policyKind(name) === 'states' ||
  (policyKind(name) === 'amount' && name !== 'standardShipping');

export function policyHint(name: PolicyName): string | undefined {
  if (name in unsaid) return unsaid[name];
  if (name === 'freeReturns') return 'You send a prepaid label';
  if (name === 'returnDays') return 'After the delivery';
  if (name === 'expeditedPrice' || name === 'nextDayPrice') return 'Empty: the checkout does not offer it';
  if (name.toLowerCase().includes('free')) return 'Empty: never free';
  switch (policyKind(name)) {
    case 'days':
      return 'Business days on the way';
    case 'states':
      return 'Empty: to all. Or states like AK, HI';
    default:
      return undefined;
  }
}

/**
 * An older server has no promises: then there is nothing to be saved by. What one that has them does not tell is as every
 * shop has it at first.
 */
export function policyFieldsOf({ policy }: AdminSettings): PolicyTexts {
  const names = Object.keys(policyLabels) as readonly PolicyName[];
  const fields = policy && policyFieldsFrom(policy, fieldsOfPolicy(defaultShopPolicy));
  return Object.fromEntries(names.map((name) => [name, typed(fields?.[name] ?? null, name)])) as PolicyTexts;
}

function typed(value: PolicyFields[PolicyName], name: PolicyName): string {
  if (value === null) return policyKind(name) === 'choice' ? 'no' : '';
  if (typeof value === 'number') return isPolicyAmount(name) ? decimalOfCents(value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value.join(', ');
}
