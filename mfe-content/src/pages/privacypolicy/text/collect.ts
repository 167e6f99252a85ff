import { contactPolicy, openingListPolicy, retention } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { to } from '../../../rules/article/to.ts';
import type { TextSection } from '../../../rules/article/types.ts';
import { email, postal, preferences } from '../../../rules/article/words.ts';

/** The data collected, its sources, purposes, recipients and retention periods. The notice at collection. */
export const collectSections: readonly TextSection[] = [
  {
    id: 'short',
    title: 'In short',
    blocks: [
      {
        list: [
          'We keep what an order and an account need, and little else.',
          'We do not sell your personal information, and do not share it for advertising. There are no advertisers’ cookies and no trackers of others in this store.',
          'Visits are counted only if you agree, without your name, and never under Global Privacy Control.',
          `You can download or delete what we have about you yourself, under ${preferences}.`,
        ],
      },
      `“We” are ${postal}. This policy is about this store, its emails, and what you write or say to us.`,
    ],
  },
  {
    id: 'what',
    title: 'What we collect, and why',
    blocks: [
      'Now and in the last twelve months, in the categories that California law names:',
      {
        table: {
          caption: 'Categories of personal information, what they are and what they are for',
          head: ['Category', 'What it is', 'What for'],
          rows: [
            [
              'Identifiers',
              'Name, email, phone, addresses for delivery; a random number for the cart and the saved products of somebody who is not signed in; the address of your connection',
              'Your account, delivery and messages about orders; cart and saved products; limits against guessed passwords and floods',
            ],
            [
              'Sign-in data (sensitive)',
              'Your email with a hash of your password, from which the password cannot be read',
              'Signing you in, and nothing else',
            ],
            [
              'Purchases',
              'Orders, payments, refunds, returns with their reasons, the cart, saved products',
              'Selling, delivering, taking back, taxes and bookkeeping; showing you what you saved',
            ],
            [
              'Activity on the network',
              'Signed-in devices: name of the browser, first and last use. If you agree: pages of a visit, how fast they came, and purchases, without who you are. That a page has failed, without who, where or what was on it',
              'Showing and ending your sign-ins; learning which pages help; finding faults',
            ],
            [
              'What you tell us',
              'Messages to us, reviews of what you bought, preferences: sizes, units, news and questions for reviews by email, cookie choices',
              'Answering you; showing your review with your first name, the first letter of your last name and your state; the store as you want it',
            ],
          ],
        },
      },
      'We do not collect precise location, biometrics, data about health, origin or beliefs, nor do we draw conclusions about you from what we know. Measurements that you type into Find my size stay in your browser.',
    ],
  },
  {
    id: 'sources',
    title: 'Where it comes from',
    blocks: [
      'From you and your browser; from Stripe, whether and what was paid; from the carrier, whether a parcel has arrived. We buy no data about anybody.',
    ],
  },
  {
    id: 'payment',
    title: 'Payment',
    blocks: [
      `You pay on the page of our payment provider, Stripe. We send it your email and phone, the name and address that the order goes to, its number, its pieces and its sums, which it also uses to detect fraud. Stripe handles your card under its own [privacy policy](https://stripe.com/privacy); we learn whether and what was paid, never the number of the card.`,
    ],
  },
  {
    id: 'who',
    title: 'Who else sees it',
    blocks: [
      'Those who work for us and may use it for that work only:',
      {
        list: [
          'Stripe, for payments and refunds: email, phone, name and address of the order, its number, pieces and sums;',
          'the carrier that brings your parcel: name and address;',
          'the providers on whose machines the store runs and through which its emails go: all that is kept there.',
        ],
      },
      'Beyond that only authorities and courts, where the law obliges us, and whoever takes over the store, under this policy.',
    ],
  },
  {
    id: 'no-sale',
    title: 'No sale, no sharing',
    blocks: [
      `We have not sold personal information in the last twelve months, nor shared it for advertising across sites, and do not do so now; nor that of people under 16. We have nothing to gain by it: there is no advertising here. All the same you can tell us ${to('not to sell or share it', paths.optOut.to())}, and we honor that.`,
      `We use sensitive information for signing in alone, so there is no use of it to limit. We give nobody’s data to others for their marketing (California Civil Code 1798.83).`,
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    blocks: [
      {
        table: {
          caption: 'How long each kind of data is kept',
          head: ['What', 'How long'],
          rows: [
            ['Account, addresses, preferences', 'Until you delete them or the account'],
            [
              'Orders and returns',
              'As long as the account. Then without name, email, street, ZIP and notes, for books and taxes; a parcel under way keeps its address until it has arrived',
            ],
            [
              'What you told us on the phone, if you set no password for it',
              `When your last order can no longer be returned; ${retention.unclaimedAccountDays} days after it came to nothing`,
            ],
            [
              'Cart',
              `${retention.visitorCartDays} days after you last changed it; that of an account as long as the account`,
            ],
            [
              'Saved products',
              `${retention.visitorWishlistDays} days after you last changed them; those of an account as long as the account`,
            ],
            ['That a payment was begun, so that nothing is paid twice', `${retention.checkoutKeyDays} days`],
            [
              'Sign-ins',
              `${retention.idleLoginDays} days without use, ${retention.wholeLoginDays} days at most; ended ones ${retention.endedLoginDays} days more`,
            ],
            [
              'Reviews',
              'As long as the account. Of those that were shown the stars stay, without your name and words',
            ],
            ['Copies of emails to you', `${retention.sentMailDays} days`],
            [
              'Messages to us',
              `${contactPolicy.keepClosedMonths} months after they are settled; spam ${contactPolicy.keepSpamDays} days`,
            ],
            [
              'Counted tries to sign in and the like',
              `Their window, an hour at most, and ${retention.triesDays} day`,
            ],
            [
              'Your address, if you asked to be told that the store opens',
              `Until you confirm it ${openingListPolicy.confirmDays} days; then until ${openingListPolicy.toldDays} days after we have told you, or until you follow the link to stop`,
            ],
            [
              'Words that were searched for and found nothing, without who',
              `${retention.searchMissDays} days`,
            ],
            ['Visits, if you agree', `${retention.analyticsMonths} months`],
            [
              'While a new version of a part of the store is tried out: that somebody has opened a page, and if it worked, with a number in place of the address of the connection',
              `${retention.canaryViewDays} days`,
            ],
            ['How many pages have failed, and how fast they came', `${retention.pageReportDays} days`],
          ],
        },
      },
      'Stripe keeps data of payments as long as the law asks of it. Our backups lag behind all this and are overwritten in turn.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    blocks: [
      `Passwords are kept as Argon2id hashes. Connections are encrypted; tokens are short-lived and change at every renewal. Important changes ask for your password again and are told to you by email. Under ${to('Security', paths.security.to())} you see every signed-in device and can end each.`,
      `Nothing is safe beyond doubt. If data about you gets into wrong hands, we tell you and the authorities without unreasonable delay, as Massachusetts law (M.G.L. c. 93H) and that of your state ask. If you find a weakness, email ${email}.`,
    ],
  },
];
