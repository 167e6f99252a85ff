import { policy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { email, phone } from '../article/words.ts';
import type { FaqGroup } from './types.ts';

export const account: FaqGroup = {
  id: 'account-privacy',
  title: 'Account & privacy',
  entries: [
    {
      slug: 'do-i-need-an-account',
      question: 'Do I need an account?',
      answer:
        'To browse and fill the cart, no. To check out, yes: that is how you find your orders again. Your cart moves into the account by itself.',
    },
    {
      slug: 'see-my-orders',
      question: 'Where do I see my orders?',
      answer: `Under [Orders](${paths.orders.to()}) in your dashboard, with their state, items and totals, and an invoice to print.`,
    },
    {
      slug: 'forgotten-password',
      question: 'I forgot my password. What now?',
      answer: `Ask for a [new one](${paths.forgotPassword.to()}). We email you a link that works once. Your other devices are signed out when you use it.`,
    },
    {
      slug: 'how-to-reach-you',
      question: 'How do I reach you?',
      answer: `[Write to us](${paths.contact.to()}), email ${email} or call ${phone}. We reply within ${policy.support.replyHours} hours.`,
    },
    {
      slug: 'what-you-store',
      question: 'What do you store about me?',
      answer: `What an order needs: name, email, phone, addresses and what you bought. The [privacy policy](${paths.privacy.to()}) has the details.`,
    },
    {
      slug: 'do-you-sell-my-data',
      question: 'Do you sell my data?',
      answer: `No, and we do not share it for advertising. [Your choice](${paths.optOut.to()}) is honored in any case, and so is Global Privacy Control.`,
    },
    {
      slug: 'download-or-delete-my-data',
      question: 'How do I download or delete my data?',
      answer: `Under [Preferences](${paths.preferences.to()}): Download my data gives you a file of everything, Delete my account ends it for good. Orders are kept without your name, email and street, for the books.`,
    },
  ],
};
