import { styled } from 'styled-components';
import { gutters, layout } from '@ritual/shared/theme';

/** The page's width: at most 1600 px, with gutters. `as="section"` where it is one. */
export const Container = styled.div`
  width: 100%;
  max-width: ${layout.container}px;
  margin-inline: auto;
  ${gutters}
`;
