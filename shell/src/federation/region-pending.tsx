import { styled } from 'styled-components';

const Room = styled.div`
  min-height: 60vh;
`;

/** Holds a page's place while its code and data are on the way. */
export function RegionPending() {
  return <Room aria-busy="true" />;
}
