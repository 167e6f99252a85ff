import type { Shop } from '@ritual/shared/contract';
import { brand, postalLine } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/routing';

/** Places in a text for what only the shop can say: it is filled in where the text is shown. */
export const shopWords = { email: '{email}', phone: '{phone}', postal: '{postal}' } as const;

type Facts = Shop['facts'];

const words: Readonly<Record<string, (facts: Facts) => string>> = {
  [shopWords.email]: (facts) =>
    facts ? `[${facts.email}](mailto:${facts.email})` : `[our email address](${paths.contact.to()})`,
  [shopWords.phone]: (facts) => facts?.phone ?? 'our phone number',
  [shopWords.postal]: (facts) => (facts ? postalLine(facts) : brand.name),
};

const places = new RegExp(Object.values(shopWords).join('|'), 'g');

/** The text with its places filled in; in general words while nobody has said who sells. */
export function fillIn(text: string, facts: Facts): string {
  return text.replace(places, (place) => words[place]?.(facts) ?? place);
}
