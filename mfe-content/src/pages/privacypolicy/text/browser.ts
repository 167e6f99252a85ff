import { retention } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { to } from '../../../rules/article/to.ts';
import type { TextSection } from '../../../rules/article/types.ts';

const kept = 'Until you clear it';
const tab = 'Until the tab is closed';

/** The data stored in a browser. Every new key in storage must be added here. */
export const browserSections: readonly TextSection[] = [
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    blocks: [
      'There are two cookies at most. The rest lies in your browser’s storage, which is not sent along by itself. Nothing optional is stored or sent before you agree.',
      {
        table: {
          caption: 'What the store keeps in your browser',
          head: ['Name', 'What for', 'How long'],
          rows: [
            [
              'ritual_refresh',
              'Necessary. Cookie that keeps you signed in; scripts cannot read it',
              `${retention.idleLoginDays} days without use`,
            ],
            [
              'rop_bucket',
              'Necessary. Cookie with a number from 0 to 999, only set while we give a new version of the store to some visitors first: it keeps all pages of yours to one version',
              '30 days',
            ],
            ['rop.auth', 'Necessary. The short-lived token of your session', 'Until you sign out'],
            [
              'rop.session, rop.cart.changed',
              'Necessary. Number of your cart and your saved products, and the cart’s news for other tabs',
              kept,
            ],
            [
              'rop.checkout-key, rop.checkout-session',
              'Necessary. The payment that you began, so that nothing is paid twice',
              'Until it is paid',
            ],
            ['rop.consent, rop.opt-out-seen', 'Necessary. Your cookie choices', kept],
            ['ritual.scroll', 'Necessary. Where pages were scrolled to, for the way back', tab],
            [
              'rop.size-unit, rop.sizes, rop.measurements',
              'On your wish. Units, preferred sizes, and measurements if you type any in',
              kept,
            ],
            [
              'rop.contact, rop.review',
              'On your wish. A message to us or a review that you have not sent yet',
              tab,
            ],
            ['rop.wishlist', 'On your wish. That you have saved products without an account', kept],
            ['rop.viewed', 'On your pages. Numbers of products you looked at last', kept],
            [
              'rop.visit',
              'Analytics, only if you agree. Random number of a visit, with which we count pages, how fast they came, and purchases ourselves',
              `${tab}, or you change your mind`,
            ],
          ],
        },
      },
      'There is nothing for marketing yet. The choice is there so that nothing of that kind can begin without you.',
      { slot: 'cookie-choices' },
    ],
  },
  {
    id: 'gpc',
    title: 'Global Privacy Control and opting out',
    blocks: [
      `If your browser sends Global Privacy Control, you are opted out: nothing is counted and nothing optional is stored, whatever else was chosen. You can opt out by hand, too: ${to('Do not sell or share my personal information', paths.optOut.to())}. Signed in, your choice goes with your account to your other browsers.`,
      'We do not answer to Do Not Track signals of older browsers, as we do not track you across sites in any case.',
    ],
  },
];
