import { styled } from 'styled-components';
import { KeptMarkup } from '../federation/kept-markup.tsx';

// As high as the screen, so that no visible content below it moves when the page renders.
const Placeholder = styled(KeptMarkup)`
  min-height: 100vh;
`;

/** Placeholder of a page while its code and data are loading. */
export function RegionPending() {
  return <Placeholder aria-busy="true" />;
}
