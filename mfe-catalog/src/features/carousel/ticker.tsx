import { keyframes, styled } from 'styled-components';
import { media } from '@ritual/shared/theme';

const fill = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(1); }
`;

/**
 * The timer of a carousel is a CSS animation: it pauses exactly where it is while held (`data-held`), does not run in a
 * hidden tab, and not at all with reduced motion. Its end event moves to the next slide.
 */
export const Ticker = styled.span<{ $milliseconds: number }>`
  display: block;
  width: 100%;
  height: 100%;
  transform-origin: left;
  ${media.motionOk} {
    &[data-running='true'] {
      animation: ${fill} ${({ $milliseconds }) => $milliseconds}ms linear forwards;
    }
    &[data-held='true'] {
      animation-play-state: paused;
    }
  }
`;
