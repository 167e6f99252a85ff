import { styled } from 'styled-components';
import { media } from '@ritual/shared/theme';

/** What only a script can do: not there without one. */
export const Scripted = styled.div`
  ${media.noScript} {
    display: none;
  }
`;
