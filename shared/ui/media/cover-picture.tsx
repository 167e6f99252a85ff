import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Covering = styled.img<{ $focus: string | undefined }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  ${({ $focus }) => $focus && `&& { object-position: ${$focus}; }`}
`;

export interface CoverPictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'className' | 'loading' | 'fetchPriority' | 'decoding'
> {
  readonly alt: string;
  /** A picture of a few pixels as a data URI. */
  readonly placeholder: string | undefined;
  /** Which part stays in view, as a position of CSS; none: its middle. */
  readonly focus?: string | undefined;
  /** The main picture of the page: loaded at once and first. All others are lazy. */
  readonly priority: boolean;
}

/**
 * Fills its positioned box and is cropped to it. Until it has loaded, its placeholder lies under it, in an element of its
 * own: the pages' policy forbids style attributes, and a picture that is cached covers it in the same frame. The browser
 * blurs the placeholder by scaling; it has too little detail to count as the page's largest contentful paint.
 */
export function CoverPicture({ placeholder, focus, priority, ...image }: CoverPictureProps) {
  return (
    <>
      {placeholder !== undefined && (
        <Covering $focus={focus} src={placeholder} alt="" aria-hidden="true" decoding="sync" />
      )}
      {/* Inside `picture`, or React would write a preload beside the one in the page's head. */}
      <picture>
        <Covering
          {...image}
          $focus={focus}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
        />
      </picture>
    </>
  );
}
