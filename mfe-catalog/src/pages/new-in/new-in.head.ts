import { paths } from '@ritual/shared/paths';
import type { Head } from '@ritual/shared/federation';
import { drape } from '../../features/art/artwork.ts';
import { artPreload } from '../../features/art/picture-preload.ts';

/** The fabric is at least 420 px high and covers; its master is 32:15. */
export const newInHeroSizes = 'max(100vw, 900px)';

export function newInHead(): Head {
  return {
    title: 'New In',
    description:
      'New sportswear for women and men: what came this week, in the last two weeks, in the last month.',
    canonical: paths.newIn.to(),
    preload: [artPreload(drape, newInHeroSizes)],
  };
}
