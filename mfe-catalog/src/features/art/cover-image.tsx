import { CoverPicture, mediaSources, type ArtSource } from '@ritual/shared/ui';

interface CoverImageProps {
  readonly art: ArtSource;
  readonly sizes: string;
  /** It is in the first view. */
  readonly priority?: boolean;
}

/** A fabric background behind text: fills its positioned box; decorative. */
export function CoverImage({ art, sizes, priority = false }: CoverImageProps) {
  const { file, width, height, placeholder, focus } = art;
  return (
    <CoverPicture
      {...mediaSources(file, width)}
      sizes={sizes}
      width={width}
      height={height}
      placeholder={placeholder}
      focus={focus}
      priority={priority}
      alt=""
    />
  );
}
