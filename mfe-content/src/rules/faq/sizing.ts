import { paths } from '@ritual/shared/paths';
import type { FaqGroup } from './types.ts';

export const sizing: FaqGroup = {
  id: 'sizing-care',
  title: 'Sizing & care',
  entries: [
    {
      slug: 'find-my-size',
      question: 'How do I find my size?',
      answer: `Measure chest, waist and hips, then let [Find my size](${paths.sizeGuide.to()}#find-my-size) compare them with the size guide. Each product also says how it fits.`,
    },
    {
      slug: 'between-two-sizes',
      question: 'I am between two sizes. Which one?',
      answer: 'Take the smaller one for compression and bras, the larger one for layers and outerwear.',
    },
    {
      slug: 'men-and-women',
      question: 'Are men’s and women’s sizes cut differently?',
      answer: `Yes. The [size guide](${paths.sizeGuide.to()}) has tables for each.`,
    },
    {
      slug: 'how-to-wash',
      question: 'How do I wash my pieces?',
      answer:
        'Cold, with like colors and without fabric softener, then hang to dry. The label inside says what else a piece needs.',
    },
    {
      slug: 'dark-colors',
      question: 'Will dark colors bleed?',
      answer: 'Wash them separately the first two times. After that the color stays.',
    },
    {
      slug: 'pilling',
      question: 'How do I keep fleece from pilling?',
      answer: 'Turn it inside out, wash it with other soft pieces and keep it out of the dryer.',
    },
  ],
};
