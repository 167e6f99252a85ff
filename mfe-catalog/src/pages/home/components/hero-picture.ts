import { wideArt } from '@ritual/shared/theme';
import type { HeadPicture } from '@ritual/shared/federation';
import type { HomeSlide } from '@ritual/shared/kernel';
import { artPreload } from '../../../features/art/picture-preload.ts';

type Pictures = Pick<HomeSlide, 'wide' | 'portrait'>;

const covering = ({ width, height }: HomeSlide['wide']) =>
  `max(100vw, ${Math.ceil((90 * width) / height)}vh)`;

/** The hero is 90vh high and covered: the picture is as wide as the window, or wider if its height requires it. */
export const heroSizes = ({ wide, portrait }: Pictures): string =>
  portrait ? `(${wideArt}) ${covering(wide)}, ${covering(portrait)}` : covering(wide);

/** The first slide's picture for the head, in both orientations. */
export function heroPreload(slide: Pictures): readonly HeadPicture[] {
  const { wide, portrait } = slide;
  const sizes = heroSizes(slide);
  return portrait
    ? [artPreload(wide, sizes, wideArt), artPreload(portrait, sizes, `not all and ${wideArt}`)]
    : [artPreload(wide, sizes)];
}
