import type { Head } from '@ritual/shared/federation';
import { heroPreload } from './components/hero-picture.ts';
import type { HomeData } from './home.loader.ts';

export function homeHead({ content, preview }: HomeData): Head {
  const [first] = content.slides;
  return {
    title: 'Sportswear for women and men',
    description:
      'Sportswear cut in few pieces and finished to last: leggings, bras, hoodies, jackets and sets.',
    canonical: '/',
    preload: first ? heroPreload(first) : [],
    noIndex: preview,
  };
}
