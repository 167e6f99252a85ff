import { brand } from '@ritual/shared/kernel';
import type { Head, HeadContext } from '@ritual/shared/federation';
import { mediaUrl } from '@ritual/shared/ui';
import { heroPreload } from './components/hero-slides.ts';

export function homeHead(_: unknown, { origin }: HeadContext): Head {
  return {
    title: 'Sportswear for women and men',
    description:
      'Sportswear cut in few pieces and finished to last: leggings, bras, hoodies, jackets and sets. Free shipping on orders over $250.',
    canonical: '/',
    image: mediaUrl('hero-eclipse-wide.webp', 1280),
    preload: heroPreload,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: brand.name,
        url: `${origin}/`,
        email: brand.email,
        telephone: brand.phone,
      },
    ],
  };
}
