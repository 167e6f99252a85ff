import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';

/** Fields under each other. */
export const FormGrid = styled.form`
  display: grid;
  gap: ${space(5)};
`;

/** Two short fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(4)};
  }
`;
