import { styled } from 'styled-components';
import { media, space, type } from '@ritual/shared/theme';

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

/** Right below the field of the password, nearer to it than to the button. */
export const Forgot = styled.p`
  justify-self: end;
  margin-block-start: -${space(2)};
  a {
    ${type('small')}
  }
`;
