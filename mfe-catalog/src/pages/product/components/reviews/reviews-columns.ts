import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';

/** What they say in sum, and one by one. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  ${media.lg} {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: ${space(13)};
  }
`;
