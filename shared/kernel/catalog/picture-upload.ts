/** Limits of uploaded pictures. Pixels are checked before anything is decoded. */
export const pictureLimits = {
  bytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  /** Of each side. */
  leastSide: 64,
  /** Most characters of a picture's alternative text. */
  alt: 200,
  perProduct: 60,
} as const;

/** Why a picture is refused, and what to do next. */
export const pictureRefusals = {
  PICTURE_EMPTY: 'This file is empty. Save it once more where it was made, and choose it again.',
  PICTURE_TYPE_UNSUPPORTED:
    'Pictures can be JPEG, PNG, WebP or AVIF. Save this one as one of these, and choose it again.',
  PICTURE_ANIMATED: 'Moving pictures cannot be shown. Choose a still one.',
  PICTURE_TOO_LARGE: `Pictures can have at most ${String(pictureLimits.bytes / 1024 / 1024)} MB. Save this one smaller, and choose it again.`,
  PICTURE_TOO_MANY_PIXELS: `Pictures can have at most ${String(pictureLimits.pixels / 1_000_000)} million pixels. Save this one smaller, and choose it again.`,
  PICTURE_TOO_SMALL: `Pictures must have at least ${String(pictureLimits.leastSide)} pixels at each side. Choose a larger one.`,
  PICTURE_UNREADABLE:
    'This picture is damaged and cannot be read. Save it once more where it was made, and choose it again.',
} as const;

export type PictureRefusal = keyof typeof pictureRefusals;

/** What the store would refuse after the whole file was sent, by its size in bytes. null: it may be sent. */
export function pictureSizeRefusal(bytes: number): string | null {
  if (bytes === 0) return pictureRefusals.PICTURE_EMPTY;
  return bytes > pictureLimits.bytes ? pictureRefusals.PICTURE_TOO_LARGE : null;
}

/** The same list with one element at another place; a place beyond an end is that end. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.min(list.length - 1, Math.max(0, to));
  const moved = list.slice(from, from + 1);
  if (moved.length === 0 || place === from) return list;
  return list.toSpliced(from, 1).toSpliced(place, 0, ...moved);
}

/** The pictures of a product as one text, for the audit log: '1. Front of the legging (pine), 2. …'. */
export const pictureWords = (
  pictures: readonly { readonly file: string; readonly alt: string; readonly color: string | null }[],
): string =>
  pictures
    .map(({ file, alt, color }, index) => `${String(index + 1)}. ${alt || file} (${color ?? 'all colors'})`)
    .join(', ');
