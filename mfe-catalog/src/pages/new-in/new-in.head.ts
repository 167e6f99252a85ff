import { brand } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/routing';
import type { Head, HeadContext } from '@ritual/shared/federation';
import { drape } from '../../features/art/artwork.ts';
import { artPreload } from '../../features/art/picture-preload.ts';
import { socialPicture } from '../../features/art/social-picture.ts';
import { breadcrumbJsonLd } from '../../rules/json-ld.ts';
import { listJsonLd } from '../../rules/site-json-ld.ts';
import type { NewInData } from './new-in.loader.ts';

/** The cloth is at least 420 px high and covers; its master is 32:15. */
export const newInHeroSizes = 'max(100vw, 900px)';

export function newInHead({ list }: NewInData, { origin }: HeadContext): Head {
  const canonical = paths.newIn.to();
  return {
    title: 'New In',
    description: `Fresh arrivals of ${brand.name}: this week, the last two weeks, the last month.`,
    canonical,
    image: socialPicture(drape, 'Folds of dark cloth in low light', 1280),
    preload: [artPreload(drape, newInHeroSizes)],
    jsonLd: [
      breadcrumbJsonLd([
        { name: 'Home', url: `${origin}/` },
        { name: 'New In', url: `${origin}${canonical}` },
      ]),
      ...(list ? [listJsonLd('New In', origin, canonical, { products: list.content })] : []),
    ],
  };
}
