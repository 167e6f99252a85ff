import { openingListLink, openingListPolicy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { button, text, type EmailDocument, theShop } from './rendering/email-document.ts';

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
export function openingConfirmMail(entry: Entry, attempt: string, publicUrl: string): EmailDocument {
  const days = String(openingListPolicy.confirmDays);
  return {
    ...{ kind: 'opening-confirm', dedupeKey: `opening-confirm:${entry.id}:${attempt}` },
    ...{ recipient: entry.email, publicUrl },
    subject: `Confirm that ${theShop} may tell you when it opens`,
    preheader: 'One click, and we write to you once.',
    heading: 'Tell you when we open?',
    blocks: [
      text(
        'This address was entered on our page. Confirm that it is yours, and we write to you once: when our shop has opened.',
      ),
      button('Yes, tell me', publicUrl + openingListLink('confirm', entry.token)),
      text(`Without that we forget the address after ${days} days.`),
    ],
    because: `this address was entered on the page of ${theShop}, which has not opened yet.`,
    stop: stopOf(entry, publicUrl),
  };
}

/** The one mail of the list. */
export function shopOpenedMail(entry: Entry, publicUrl: string): EmailDocument {
  return {
    ...{ kind: 'shop-opened', dedupeKey: `shop-opened:${entry.id}`, recipient: entry.email, publicUrl },
    subject: `${theShop} is open`,
    preheader: 'You asked to be told: our doors are open.',
    heading: 'We are open',
    blocks: [
      text('You asked us to tell you when our shop opens. It has: come in and look around.'),
      button('To the shop', publicUrl + paths.home.to()),
    ],
    because: `you asked to be told when ${theShop} opens. This is the only mail of that list.`,
    stop: stopOf(entry, publicUrl),
  };
}
