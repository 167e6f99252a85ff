import { styled } from 'styled-components';
import { visuallyHidden } from '@ritual/shared/theme';

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
