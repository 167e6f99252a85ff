import { styled } from 'styled-components';
import { color, wideArt } from '@ritual/shared/theme';
import { mediaSources } from './media-url.ts';
import type { PictureMeasures } from './picture-sources.ts';

export interface ArtSource extends PictureMeasures {
  readonly file: string;
}

export interface ArtPictureProps {
  /** For landscape windows. */
  readonly wide: ArtSource;
  /** For phones and tablets in portrait: a composition of its own, not cropped. */
  readonly portrait: ArtSource;
  readonly alt: string;
  readonly sizes?: string;
  readonly priority?: boolean;
  /** Which part stays visible when the box has another ratio. */
  readonly focus?: 'center' | 'right' | 'left' | 'top';
  readonly className?: string;
}

const Root = styled.span<{ $focus: NonNullable<ArtPictureProps['focus']> }>`
  position: absolute;
  inset: 0;
  background: ${color('ink.950')};
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $focus }) => $focus};
  }
`;

/** Page artwork that fills its (positioned) box, with a separate source for portrait screens. */
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
      {/* Both or none: the placeholder colors of one ratio do not fit the other. */}
      {wide.placeholder !== undefined && portrait.placeholder !== undefined && (
        <picture>
          <source media={wideArt} srcSet={wide.placeholder} />
          <img src={portrait.placeholder} alt="" aria-hidden="true" decoding="sync" />
        </picture>
      )}
      <picture>
        <source
          media={wideArt}
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
      </picture>
    </Root>
  );
}
