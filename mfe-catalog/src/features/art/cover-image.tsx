import { styled } from 'styled-components';
import { mediaSources } from '@ritual/shared/ui';

interface CoverImageProps {
  readonly file: string;
  /** Px of the master. */
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  /** It is in view from the start. */
  readonly priority?: boolean;
  readonly className?: string;
}

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** Cloth behind words: fills its positioned box and says nothing. */
export function CoverImage({ file, width, height, sizes, priority = false, className }: CoverImageProps) {
  return (
    <Image
      {...mediaSources(file, width)}
      className={className}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
