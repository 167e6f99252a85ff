/** Widths that the asset host makes of a picture, in px. */
export const mediaWidths = [64, 128, 256, 384, 512, 640, 960, 1280, 1920, 2520] as const;

/** Address of a picture in a width → `/media/640/name.webp`. */
export function mediaUrl(file: string, width: (typeof mediaWidths)[number]): string {
  return `/media/${String(width)}/${encodeURIComponent(file)}`;
}

/** The `srcset` of a picture, without widths above its own; the address of a middle one for `src`. */
export function mediaSources(file: string, intrinsicWidth: number): { src: string; srcSet: string } {
  const widths = mediaWidths.filter((width) => width <= intrinsicWidth);
  const offered = widths.length > 0 ? widths : [mediaWidths[0]];
  const middle = offered.filter((width) => width <= 640).at(-1) ?? offered[0] ?? mediaWidths[0];
  return {
    src: mediaUrl(file, middle),
    srcSet: offered.map((width) => `${mediaUrl(file, width)} ${String(width)}w`).join(', '),
  };
}
