import { policy } from '@ritual/shared/kernel';
import type { TextSection } from '../../../rules/article/types.ts';
import { email, phone, postal, reach } from '../../../rules/article/words.ts';

const { returns, support, warranty } = policy;

// Content and title are required by 16 CFR 701.3 and 15 U.S.C. 2303.
export const warrantySections: readonly TextSection[] = [
  {
    id: 'warranty',
    title: `${warranty.months}-month Limited Warranty`,
    blocks: [
      `${postal} gives this Limited Warranty on all products that it sells in this store. It costs nothing and needs no registration.`,
    ],
  },
  {
    id: 'warranty-who',
    title: 'Who is covered, and for how long',
    blocks: [
      `You, if you bought the product here, and whoever has it from you as a gift, in the United States. It begins on the day of delivery and lasts ${warranty.months} months. What we repair or replace is covered for what is left of them.`,
    ],
  },
  {
    id: 'warranty-what',
    title: 'What is covered, and what is not',
    blocks: [
      'Covered are faults of material and making: cloth, seams, elastic, zippers and other fastenings, prints, and the soles of shoes.',
      'Not covered are:',
      {
        list: [
          'wear that comes with use, such as thinning, pilling and fading,',
          'accidents, cuts, burns and stains,',
          'harm from washing, drying or ironing otherwise than the label inside says,',
          'changes that somebody else has made.',
        ],
      },
    ],
  },
  {
    id: 'warranty-remedy',
    title: 'What we do',
    blocks: [
      'We repair the product. If it cannot be repaired well, we replace it with the same one. If it is sold out, we refund what you paid for it, with tax. You pay nothing for this, nor for shipping in either direction.',
    ],
  },
  {
    id: 'warranty-claim',
    title: 'How to make a claim',
    blocks: [
      {
        steps: [
          `Email ${email} with the order number, what is wrong, and a picture of it. Without a picture, call ${phone} or write to ${postal}.`,
          `We review the claim in ${warranty.reviewDays} business days and tell you what we do.`,
          'If we need the product, we email you a prepaid label.',
          `A refund shows within ${returns.refundDays} business days.`,
        ],
      },
    ],
  },
  {
    id: 'warranty-rights',
    title: 'Your rights',
    blocks: [
      {
        note: 'This warranty gives you specific legal rights, and you may also have other rights which vary from State to State.',
      },
      'It comes on top of the rights that the law gives you. It neither excludes nor shortens implied warranties, such as that of merchantability, and it does not exclude incidental or consequential damages.',
    ],
  },
  {
    id: 'contact',
    title: 'How to reach us',
    blocks: [`${reach} We reply within ${support.replyHours} hours.`],
  },
];
