import { styled } from 'styled-components';
import { media } from '@ritual/shared/theme';
import { Button } from '@ritual/shared/ui';

/** Sends a form whose choices take effect at once while there is a script. */
export const ApplyButton = styled(Button)`
  display: none;
  ${media.noScript} {
    display: inline-flex;
  }
`;
