import { useState } from 'react';
import { styled } from 'styled-components';
import { color } from '@ritual/shared/theme';
import { Ring } from '../brand/ring.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { pictureSources, usualMeasures, type PictureMeasures, type PictureRatio } from './picture-sources.ts';

export type { PictureRatio };

export interface PictureProps {
  /** File name of the picture; without one, or when it fails to load, the ring is shown on the backdrop. */
  readonly file: string | null | undefined;
  /** Garment, color, view. Empty when the text beside it has all of it. */
  readonly alt: string;
  /** Its rendered width, as in CSS: '96px', sizesOf('100vw', '50vw', '25vw'). */
  readonly sizes: string;
  readonly ratio?: PictureRatio;
  /** The main picture of the page: loaded at once and first. All others are lazy. */
  readonly priority?: boolean;
  /** The API's metadata, so that no size is requested that does not exist; 960 × 1200 by default. */
  readonly measures?: PictureMeasures | undefined;
  readonly className?: string;
}

const Box = styled.span<{ $ratio: PictureRatio }>`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${color('surface.image')};
  overflow: hidden;
`;

const Missing = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  svg {
    width: 40%;
    height: auto;
    color: ${color('ink.350')};
  }
`;

/**
 * A picture in a box of fixed ratio on the studio's backdrop, over its placeholder: nothing moves while it loads or when it
 * is missing.
 */
export function Picture({
  file,
  alt,
  sizes,
  ratio = '4/5',
  priority = false,
  measures = usualMeasures,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);

  if (!file || failed === file) {
    return (
      <Box className={className} $ratio={ratio}>
        <Missing {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Ring size={64} />
        </Missing>
      </Box>
    );
  }
  return (
    <Box className={className} $ratio={ratio}>
      <CoverPicture
        // A picture of the server's page may have failed before hydration.
        ref={(image) => {
          if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '')
            setFailed(file);
        }}
        {...pictureSources(file, measures, ratio)}
        sizes={sizes}
        alt={alt}
        width={measures.width}
        height={measures.height}
        placeholder={measures.placeholder}
        focus={measures.focus}
        priority={priority}
        onError={() => {
          setFailed(file);
        }}
      />
    </Box>
  );
}
