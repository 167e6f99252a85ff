import { openingListLink, openingListPolicy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { type EmailDocument, theShop } from './rendering/email-document.ts';

/** Where mail programs take an address off the list by themselves. */
export const stopOpeningAddress = '/api/opening-list/stop';

interface Entry {
  readonly id: string;
  readonly email: string;
  /** Proves that the mail went to the address. */
  readonly token: string;
}

const stopOf = ({ token }: Entry, publicUrl: string) => ({
  page: publicUrl + openingListLink('stop', token),
  oneClick: `${publicUrl}${stopOpeningAddress}?${new URLSearchParams({ token }).toString()}`,
});

/**
 * Asks whether the address is the person's who entered it.
 * @param attempt another one for each time that it was entered
 */
export const openingConfirmMail = (entry: Entry, attempt: string, publicUrl: string): EmailDocument => ({
  ...{ kind: 'opening-confirm', template: 'opening-confirm', recipient: entry.email, publicUrl },
  dedupeKey: `opening-confirm:${entry.id}:${attempt}`,
  fields: { confirm_days: String(openingListPolicy.confirmDays) },
  urls: { confirm: publicUrl + openingListLink('confirm', entry.token) },
  because: `this address was entered on the page of ${theShop}, which has not opened yet.`,
  stop: stopOf(entry, publicUrl),
});

/** The one mail of the list. */
export const shopOpenedMail = (entry: Entry, publicUrl: string): EmailDocument => ({
  ...{ kind: 'shop-opened', template: 'shop-opened', recipient: entry.email, publicUrl },
  dedupeKey: `shop-opened:${entry.id}`,
  fields: {},
  urls: { shop: publicUrl + paths.home.to() },
  because: `you asked to be told when ${theShop} opens. This is the only mail of that list.`,
  stop: stopOf(entry, publicUrl),
});
