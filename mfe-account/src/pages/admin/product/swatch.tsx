import { styled } from 'styled-components';
import { ColorDot } from '@ritual/shared/ui';

/** A sample of a color whose edge is seen on light and on dark panels, also of black and of white. */
export const Swatch = styled(ColorDot)`
  & circle {
    stroke-opacity: 0.6;
  }
`;
