import type { Head, HeadContext } from '@ritual/shared/federation';
import { eclipseWide } from '../../features/art/artwork.ts';
import { socialPicture } from '../../features/art/social-picture.ts';
import { storeJsonLd } from '../../rules/site-json-ld.ts';
import { heroPreload, heroSlides } from './components/hero-slides.ts';

export function homeHead(_: unknown, { origin }: HeadContext): Head {
  return {
    title: 'Sportswear for women and men',
    description:
      'Sportswear cut in few pieces and finished to last: leggings, bras, hoodies, jackets and sets. Free shipping on orders over $250.',
    canonical: '/',
    image: socialPicture(eclipseWide, heroSlides[0]?.alt ?? '', 1280),
    preload: heroPreload,
    jsonLd: storeJsonLd(origin),
  };
}
