import type { Shop } from '@ritual/shared/contract';
import {
  brand,
  cutoffWords,
  fasterShippingWords,
  freeShippingWords,
  policyOf,
  postalLine,
  processingWords,
  shippingCostWords,
  spanWords,
  standardShippingWords,
  methodsNotToWords,
  methodsOfferedWords,
  type ShopPolicy,
} from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';

/** Placeholders in a text for facts and promises of the shop: they are filled in where the text is rendered. */
export const shopWords = {
  ...{ email: '{email}', phone: '{phone}', postal: '{postal}' },
  ...{ returnDays: '{returnDays}', processingDays: '{processingDays}', cutoff: '{cutoff}' },
  ...{ standardDays: '{standardDays}', expeditedDays: '{expeditedDays}', nextDays: '{nextDays}' },
  /** '$9.90, free from $250' */
  shippingPrice: '{shippingPrice}',
  /** '$19.90', or 'On request' */
  ...{ expeditedPrice: '{expeditedPrice}', nextPrice: '{nextPrice}' },
  /** Which shipping methods the checkout offers, in a sentence. */
  methodsOffered: '{methodsOffered}',
  /** Where which of them do not go, in sentences; nothing where they go everywhere. */
  methodsNotTo: '{methodsNotTo}',
  /** What standard shipping costs, in a sentence. */
  shippingCost: '{shippingCost}',
  /** Where it is free, in a sentence; nothing where it never is. */
  shippingFree: '{shippingFree}',
} as const;

/** As much of a shop as texts tell. */
export type ToldShop = Pick<Shop, 'facts' | 'policy'>;

const words: Readonly<Record<string, (facts: Shop['facts'], policy: ShopPolicy) => string>> = {
  [shopWords.email]: (facts) =>
    facts ? `[${facts.email}](mailto:${facts.email})` : `[our email address](${paths.contact.to()})`,
  [shopWords.phone]: (facts) => facts?.phone ?? 'our phone number',
  [shopWords.postal]: (facts) => (facts ? postalLine(facts) : brand.name),
  [shopWords.returnDays]: (_, { returnDays }) => String(returnDays),
  [shopWords.processingDays]: (_, policy) => processingWords(policy),
  [shopWords.cutoff]: (_, policy) => cutoffWords(policy),
  [shopWords.standardDays]: (_, { deliveryDays }) => spanWords(deliveryDays.standard),
  [shopWords.expeditedDays]: (_, { deliveryDays }) => spanWords(deliveryDays.expedited),
  [shopWords.nextDays]: (_, { deliveryDays }) => spanWords(deliveryDays['next-day']),
  [shopWords.shippingPrice]: (_, policy) => standardShippingWords(policy),
  [shopWords.expeditedPrice]: (_, policy) => fasterShippingWords('expedited', policy),
  [shopWords.nextPrice]: (_, policy) => fasterShippingWords('next-day', policy),
  [shopWords.methodsOffered]: (_, policy) => methodsOfferedWords(policy),
  [shopWords.methodsNotTo]: (_, policy) => methodsNotToWords(policy),
  [shopWords.shippingCost]: (_, policy) => shippingCostWords(policy),
  [shopWords.shippingFree]: (_, policy) => freeSentence(policy),
};

function freeSentence(policy: ShopPolicy): string {
  if (policy.standardShipping === 0) return 'Free of charge.';
  const free = freeShippingWords(policy);
  return free === null ? '' : `Free from ${free}.`;
}

const places = new RegExp(Object.values(shopWords).join('|'), 'g');

/** The text with its placeholders filled in; with general wording without facts of the shop. */
export function fillIn(text: string, shop: ToldShop | null): string {
  const policy = policyOf(shop);
  return text.replace(places, (place) => words[place]?.(shop?.facts ?? null, policy) ?? place).trim();
}
