import { styled } from 'styled-components';
import { media, space, type } from '@ritual/shared/theme';

/** Fields below each other. */
export const FormGrid = styled.form`
  display: grid;
  gap: ${space(5)};
`;

/** Two short fields side by side where they fit. */
export const Pair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(4)};
  }
`;

/** Directly below the password field, nearer to it than to the button. */
export const Forgot = styled.p`
  justify-self: end;
  margin-block-start: -${space(2)};
  a {
    ${type('small')}
  }
`;
