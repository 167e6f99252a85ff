import type { ProductImage } from '@ritual/shared/contract';

/** Pictures by position, those of the chosen color first. */
export function orderPictures(
  images: readonly ProductImage[],
  color: string | null,
): readonly ProductImage[] {
  const byPosition = [...images].sort((a, b) => a.position - b.position);
  if (color === null) return byPosition;
  return [
    ...byPosition.filter((image) => image.color === color),
    ...byPosition.filter((image) => image.color !== color),
  ];
}
