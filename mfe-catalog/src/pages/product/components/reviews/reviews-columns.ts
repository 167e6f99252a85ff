import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';

/** The summary and the list. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  ${media.lg} {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: ${space(13)};
  }
`;
