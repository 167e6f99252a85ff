import type { Shop } from '@ritual/shared/contract';

/** Placeholders in a text for facts of the shop: they are filled in where the text is rendered. Texts of pages have fields instead. */
export const shopWords = { phone: '{phone}' } as const;

/** The text with its placeholders filled in; with general wording without facts of the shop. */
export const fillIn = (text: string, shop: Pick<Shop, 'facts'> | null): string =>
  text.replaceAll(shopWords.phone, shop?.facts?.phone ?? 'our phone number');
