import { CoverPicture, mediaSources, type ArtSource } from '@ritual/shared/ui';

interface CoverImageProps {
  readonly art: ArtSource;
  readonly sizes: string;
  /** It is in view from the start. */
  readonly priority?: boolean;
}

/** Cloth behind words: fills its positioned box and says nothing. */
export function CoverImage({ art, sizes, priority = false }: CoverImageProps) {
  const { file, width, height, placeholder } = art;
  return (
    <CoverPicture
      {...mediaSources(file, width)}
      {...{ sizes, width, height, placeholder, priority }}
      alt=""
    />
  );
}
