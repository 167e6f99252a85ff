import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';

/** Buttons beside each other; on phones below each other, each as wide as the row. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.belowSm} {
    display: grid;
    width: 100%;
  }
`;
