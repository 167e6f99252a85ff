import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Covering = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export interface CoverPictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'className' | 'loading' | 'fetchPriority' | 'decoding'
> {
  readonly alt: string;
  /** A picture of a few pixels as a data URI. */
  readonly placeholder: string | undefined;
  /** The main picture of the page: loaded at once and first. All others wait until they are near. */
  readonly priority: boolean;
}

/**
 * Fills its positioned box; what does not fit is cut. Until it is there its tones lie under it, in an element of their
 * own: the policy of pages forbids style attributes, and a picture that is there at once covers them in the same frame.
 * The browser blurs them by scaling; they are too poor in detail to be taken for the page's largest content.
 */
export function CoverPicture({ placeholder, priority, ...image }: CoverPictureProps) {
  return (
    <>
      {placeholder !== undefined && <Covering src={placeholder} alt="" aria-hidden="true" decoding="sync" />}
      {/* Inside `picture`, or React would write a preload beside the one in the page's head. */}
      <picture>
        <Covering
          {...image}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
        />
      </picture>
    </>
  );
}
