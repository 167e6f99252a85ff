import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

// As high as the screen: what stands below it would be seen to move when the page comes.
const Room = styled.div`
  min-height: 100vh;
`;

let kept: readonly Node[] = [];

/** Has what the server drew in a region stand in the page's place until that is there. Call before anything is drawn over it. */
export function keepMarkup(region: Element | null): void {
  kept = [...(region?.childNodes ?? [])];
}

/** The page has come, or somebody has gone to another. */
export function forgetMarkup(): void {
  kept = [];
}

/** Holds a page's place while its code and data are on the way. */
export function RegionPending() {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => room.current?.replaceChildren(...kept), []);
  return <Room ref={room} aria-busy="true" />;
}
