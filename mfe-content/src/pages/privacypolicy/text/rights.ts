import { policy, promises } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { to } from '../../../rules/article/to.ts';
import type { TextSection } from '../../../rules/article/types.ts';
import { preferences, reach, writeToUs } from '../../../rules/article/words.ts';

const { privacyAnswerDays: answer, privacyAppealDays: appeal } = promises;

/** The rights of shoppers over their data, and how to use them. */
export const rightsSections: readonly TextSection[] = [
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Several states give their residents rights over their data: California, Colorado, Connecticut, Oregon, Texas, Virginia and more. We give them to everybody in the United States:',
      {
        list: [
          'to know what we have about you, where it comes from, what for, and who sees it;',
          'to get a copy, in a form that other programs can read;',
          'to have what is wrong corrected;',
          'to have it deleted, but for what the law has us keep;',
          'to opt out of sale, of sharing for advertising, and of profiling, though we do none of them;',
          'to limit the use of sensitive information, though we use none beyond signing in;',
          'to be treated no worse for any of this. We offer nothing in exchange for data.',
        ],
      },
    ],
  },
  {
    id: 'how',
    title: 'How to use them',
    blocks: [
      {
        list: [
          `By yourself, at once: ${preferences} has Download my data and Delete my account. ${to('Profile', paths.profile.to())} and ${to('Addresses', paths.addresses.to())} let you correct what is wrong.`,
          `Through us: ${writeToUs} with the topic “My data and privacy”, or call or mail us at the addresses below.`,
        ],
      },
      `To be sure that it is you, we ask you to sign in, or to answer from the email address that we have of you; we ask for no more than that. Somebody else may act for you with your written permission; we then check with you.`,
      `We answer within ${answer} days. If it is difficult we may take ${answer} more, and tell you so and why. It costs nothing. If you disagree with the answer, reply to it and say “appeal”: somebody else decides within ${appeal} days. If you still disagree, you can turn to the attorney general of your state, in California also to the California Privacy Protection Agency.`,
    ],
  },
  {
    id: 'emails',
    title: 'Emails',
    blocks: [
      `We email you about your orders, returns, account and messages. News about drops and sales come only if you have asked for them under ${preferences}, and end when you switch them off there.`,
    ],
  },
  {
    id: 'minors',
    title: 'Young people',
    blocks: [
      'The store is not made for children, and accounts are for people from 18 on. We do not knowingly keep data about anybody under 16; if you think that we do, tell us and we delete it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes of this policy',
    blocks: [
      `The date above says when it was changed last. If we want to use data that we have for something new, we ask you first; of other changes that matter we email account holders ${promises.noticeDays} days before.`,
    ],
  },
  {
    id: 'contact',
    title: 'How to reach us',
    blocks: [
      `${reach} We reply within ${policy.support.replyHours} hours. You can print this page; if you need it in another form, ask us.`,
    ],
  },
];
