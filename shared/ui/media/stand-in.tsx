import { styled } from 'styled-components';

/** Fills its positioned box and is cut where the box has another ratio. */
export const Covering = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface StandInProps {
  /** A picture of a few pixels as a data URI. */
  readonly src: string | undefined;
}

/**
 * The tones of a picture until it is there. It lies under the picture, in an element of its own: the policy of pages
 * forbids style attributes, and so a picture that is there at once covers it in the same frame. The browser blurs it
 * by scaling; it is too poor in detail to be taken for the page's largest content.
 */
export function StandIn({ src }: StandInProps) {
  return src === undefined ? null : <Covering src={src} alt="" aria-hidden="true" decoding="sync" />;
}
