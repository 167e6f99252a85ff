import { pictureWidths, type PictureWidth } from '@ritual/shared/kernel';

/** URL of a picture in a width → `/media/640/name.webp`. */
export function mediaUrl(file: string, width: PictureWidth): string {
  return `/media/${String(width)}/${encodeURIComponent(file)}`;
}

/**
 * The `srcset` of a picture, without widths above its own; the URL of a medium one for `src`. When the picture is cropped at
 * its sides only a `share` of its width is visible: for the browser, which compares with the width of the box, each file
 * counts as only that wide.
 */
export function mediaSources(
  file: string,
  intrinsicWidth: number,
  share = 1,
): { readonly src: string; readonly srcSet: string } {
  const [narrowest] = pictureWidths;
  const widths = pictureWidths.filter((width) => width <= intrinsicWidth);
  const offered = widths.length > 0 ? widths : [narrowest];
  const middle = offered.filter((width) => width <= 640).at(-1) ?? narrowest;
  return {
    src: mediaUrl(file, middle),
    srcSet: offered
      .map((width) => `${mediaUrl(file, width)} ${String(Math.round(width * share))}w`)
      .join(', '),
  };
}
