import { styled } from 'styled-components';
import { visuallyHidden } from '@ritual/shared/theme';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
