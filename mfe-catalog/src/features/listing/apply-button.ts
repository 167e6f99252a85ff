import { styled } from 'styled-components';
import { media } from '@ritual/shared/theme';
import { Button } from '@ritual/shared/ui';

/** Submits a form whose choices apply at once with JavaScript. */
export const ApplyButton = styled(Button)`
  display: none;
  ${media.noScript} {
    display: inline-flex;
  }
`;
