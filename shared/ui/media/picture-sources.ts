import { mediaSources } from './media-url.ts';

/** Metadata of a picture that is known before it loads. */
export interface PictureMeasures {
  /** Px of the master. */
  readonly width: number;
  readonly height: number;
  /** A tiny version as a data URI. */
  readonly placeholder?: string | undefined;
  /** What stays in view where it is cropped, as a position of CSS: '30% 70%'; none: its middle. */
  readonly focus?: string | undefined;
}

export type PictureRatio = '4/5' | '1/1' | '16/9' | '3/2' | '3/1';

/** Default size of a product's picture without measurements. */
export const usualMeasures: PictureMeasures = { width: 960, height: 1200 };

/** `src` and `srcset` of a picture that covers a box of the ratio; the same for the element and for its preload. */
export function pictureSources(
  file: string,
  { width, height }: PictureMeasures = usualMeasures,
  ratio: PictureRatio = '4/5',
) {
  const [across = 4, down = 5] = ratio.split('/').map(Number);
  return mediaSources(file, width, Math.min(1, (across / down) * (height / width)));
}
