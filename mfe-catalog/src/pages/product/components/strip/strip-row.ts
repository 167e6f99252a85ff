import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';

// Space for focus rings, which lie outside the cards.
export const Row = styled.ul`
  display: flex;
  gap: ${space(5)};
  padding: ${space(1.5)};
  margin: -${space(1.5)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(1.5)};
  scrollbar-width: none;
  ${media.belowSm} {
    gap: ${space(2.5)};
    scroll-snap-type: x proximity;
  }
`;

export const Item = styled.li`
  flex: none;
  width: 220px;
  scroll-snap-align: start;
  ${media.sm} {
    width: 300px;
  }
`;
