import type { Head } from '@ritual/shared/federation';
import type { HomeData } from './home.loader.ts';

export function homeHead({ preload, preview }: Pick<HomeData, 'preload' | 'preview'>): Head {
  return {
    title: 'Sportswear for women and men',
    description:
      'Sportswear cut in few pieces and finished to last: leggings, bras, hoodies, jackets and sets.',
    canonical: '/',
    preload,
    noIndex: preview,
  };
}
