import type { Head } from '@ritual/shared/federation';
import { heroPreload } from './components/hero-picture.ts';

export function homeHead(): Head {
  return {
    title: 'Sportswear for women and men',
    description:
      'Sportswear cut in few pieces and finished to last: leggings, bras, hoodies, jackets and sets.',
    canonical: '/',
    preload: heroPreload,
  };
}
