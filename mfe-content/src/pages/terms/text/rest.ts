import { brand, promises } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { to } from '../../../rules/article/to.ts';
import type { TextSection } from '../../../rules/article/types.ts';
import { reach, writeToUs } from '../../../rules/article/words.ts';

/** Terms besides the sale. */
export const restSections: readonly TextSection[] = [
  {
    id: 'use',
    title: 'Using the store',
    blocks: [
      'Please do not:',
      {
        list: [
          'order, write or sign in as somebody else,',
          'try to get around the store’s protection, or look for data that is not yours,',
          'use programs that buy pieces up or put more load on the store than people do.',
        ],
      },
      `Whoever finds a weakness in good faith and tells us first has nothing to fear from us: ${writeToUs}.`,
    ],
  },
  {
    id: 'content',
    title: 'Names, pictures, texts',
    blocks: [
      `The name ${brand.name}, its sign, and the pictures and texts of the store are ours or used with permission. Share links to them as you like; for anything else that the law does not allow anyway, ask us.`,
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    blocks: [
      'We answer for what we do wrong as the law says, without limit for injury, fraud, gross negligence, intent, and wherever else the law allows none.',
      'In all other cases we pay for harm that could be foreseen when you ordered. We do our best to keep the store open, and may close it for repairs; we do not answer for what nobody can prevent, such as storms, strikes or the failure of networks that are not ours. What you paid for and did not get, you get back in any case.',
      'Nothing in these terms limits the warranty, implied warranties, or rights of consumers that cannot be waived.',
    ],
  },
  {
    id: 'disputes',
    title: 'If we disagree',
    blocks: [
      `Tell us first: ${writeToUs}. We reply, and try to settle it with you within ${promises.disputeDays} days. After that, either of us may go to a small claims court or any other court that is responsible, where you live or in Suffolk County, Massachusetts.`,
      'There is no arbitration clause here. You give up neither a jury nor the right to join with others.',
    ],
  },
  {
    id: 'law',
    title: 'Law',
    blocks: [
      'The law of the Commonwealth of Massachusetts applies, and federal law of the United States. What the law of the state you live in gives you as a consumer stays yours, as do your rights under the Massachusetts Consumer Protection Act (M.G.L. c. 93A).',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      `The date above says when these terms were changed last. A change holds for orders placed after it, never for earlier ones. If one matters for accounts that exist, we email their owners ${promises.noticeDays} days before.`,
      'If a part of these terms turns out not to hold, the rest does. That we do not insist on something once does not mean that we have given it up.',
    ],
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    blocks: [
      'The store is for everybody. We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and try it with the keyboard, large type and high contrast. If something keeps you from using it, tell us: we take your order by phone and repair what was in the way.',
    ],
  },
  {
    id: 'contact',
    title: 'How to reach us',
    blocks: [
      `${reach} What we keep about you is written in the ${to('privacy policy', paths.privacy.to())}.`,
    ],
  },
];
