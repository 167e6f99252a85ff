import { styled } from 'styled-components';
import { breakpoints, color } from '@ritual/shared/theme';
import { mediaSources } from './media-url.ts';

export interface ArtSource {
  readonly file: string;
  /** Px of the master. */
  readonly width: number;
  readonly height: number;
}

export interface ArtPictureProps {
  /** From 576 on. */
  readonly wide: ArtSource;
  /** Below 576: drawn anew, not cropped. */
  readonly portrait: ArtSource;
  readonly alt: string;
  readonly sizes?: string;
  readonly priority?: boolean;
  /** Which part stays when the box has another ratio. */
  readonly focus?: 'center' | 'right' | 'left' | 'top';
  readonly className?: string;
}

const Root = styled.picture<{ $focus: NonNullable<ArtPictureProps['focus']> }>`
  position: absolute;
  inset: 0;
  background: ${color('ink.950')};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $focus }) => $focus};
  }
`;

/** Page artwork that fills its (positioned) box, with a source of its own for upright screens. */
export function ArtPicture({
  wide,
  portrait,
  alt,
  sizes = '100vw',
  priority = false,
  focus = 'center',
  className,
}: ArtPictureProps) {
  const upright = mediaSources(portrait.file, portrait.width);
  return (
    <Root className={className} $focus={focus}>
      <source
        media={`(min-width: ${String(breakpoints.sm)}px)`}
        srcSet={mediaSources(wide.file, wide.width).srcSet}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
      />
      <img
        {...upright}
        sizes={sizes}
        alt={alt}
        width={portrait.width}
        height={portrait.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </Root>
  );
}
