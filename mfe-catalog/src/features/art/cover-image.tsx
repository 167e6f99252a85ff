import { Covering, mediaSources, StandIn, type ArtSource } from '@ritual/shared/ui';

interface CoverImageProps {
  readonly art: ArtSource;
  readonly sizes: string;
  /** It is in view from the start. */
  readonly priority?: boolean;
}

/** Cloth behind words: fills its positioned box and says nothing. */
export function CoverImage({ art, sizes, priority = false }: CoverImageProps) {
  return (
    <>
      <StandIn src={art.placeholder} />
      <Covering
        {...mediaSources(art.file, art.width)}
        sizes={sizes}
        width={art.width}
        height={art.height}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </>
  );
}
