import type { Shop } from '@ritual/shared/contract';
import { brand, postalLine } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';

/** Placeholders in a text for facts of the shop: they are filled in where the text is rendered. */
export const shopWords = { email: '{email}', phone: '{phone}', postal: '{postal}' } as const;

type Facts = Shop['facts'];

const words: Readonly<Record<string, (facts: Facts) => string>> = {
  [shopWords.email]: (facts) =>
    facts ? `[${facts.email}](mailto:${facts.email})` : `[our email address](${paths.contact.to()})`,
  [shopWords.phone]: (facts) => facts?.phone ?? 'our phone number',
  [shopWords.postal]: (facts) => (facts ? postalLine(facts) : brand.name),
};

const places = new RegExp(Object.values(shopWords).join('|'), 'g');

/** The text with its placeholders filled in; with general wording without facts of the shop. */
export function fillIn(text: string, facts: Facts): string {
  return text.replace(places, (place) => words[place]?.(facts) ?? place);
}
