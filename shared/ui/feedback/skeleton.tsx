import { keyframes, styled } from 'styled-components';
import { color, layout, media, motion, radius } from '@ritual/shared/theme';

const cross = keyframes`
  from { background-position: 120% 0; }
  to { background-position: -120% 0; }
`;

export interface SkeletonProps {
  /** `picture` keeps 4:5, `line` is a line of text, `block` fills its box, `circle` is round. */
  readonly shape?: 'picture' | 'line' | 'block' | 'circle';
  /** CSS length; 100 % by default (a circle: 14 px). */
  readonly width?: string;
  /** CSS length; depends on the shape when left out. */
  readonly height?: string;
}

const heights = { picture: 'auto', line: '14px', block: '100%', circle: '14px' } as const;

const Root = styled.span<{ $shape: NonNullable<SkeletonProps['shape']>; $width?: string; $height?: string }>`
  display: block;
  width: ${({ $shape, $width }) => $width ?? ($shape === 'circle' ? '14px' : '100%')};
  height: ${({ $shape, $height }) => $height ?? heights[$shape]};
  ${({ $shape }) => ($shape === 'picture' ? `aspect-ratio: ${layout.imageRatio};` : '')}
  border-radius: ${({ $shape }) => ($shape === 'circle' ? radius('pill') : '0')};
  background: linear-gradient(
      100deg,
      ${color('surface.skeleton')} 35%,
      ${color('surface.skeletonLight')} 50%,
      ${color('surface.skeleton')} 65%
    )
    0 0 / 200% 100%;
  ${media.motionOk} {
    animation: ${cross} ${motion('skeleton', 'linear')} infinite;
  }
`;

/** Placeholder for content that is loading. Mark the region around it `aria-busy`. */
export function Skeleton({ shape = 'block', width, height }: SkeletonProps) {
  return (
    <Root
      aria-hidden="true"
      $shape={shape}
      {...(width === undefined ? {} : { $width: width })}
      {...(height === undefined ? {} : { $height: height })}
    />
  );
}
