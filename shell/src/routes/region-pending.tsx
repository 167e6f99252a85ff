import { styled } from 'styled-components';
import { KeptMarkup } from '../federation/kept-markup.tsx';

// As high as the screen: what stands below it would be seen to move when the page comes.
const Room = styled(KeptMarkup)`
  min-height: 100vh;
`;

/** Holds a page's place while its code and data are on the way. */
export function RegionPending() {
  return <Room aria-busy="true" />;
}
