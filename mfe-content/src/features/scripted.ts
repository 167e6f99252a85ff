import { styled } from 'styled-components';
import { media } from '@ritual/shared/theme';

/** Controls that need JavaScript: hidden without it. */
export const Scripted = styled.div`
  ${media.noScript} {
    display: none;
  }
`;
