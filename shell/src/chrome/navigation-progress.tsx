import { keyframes, styled } from 'styled-components';
import { useNavigation } from '@ritual/shared/routing';
import { color, media, z } from '@ritual/shared/theme';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${z('toast')};
  height: 2px;
  background: ${color('action.primary')};
  transform: scaleX(0);
  transform-origin: left;
  /* Quick navigations show nothing: the line starts after 300 ms. */
  animation: ${grow} 4s cubic-bezier(0, 0.6, 0.2, 1) 300ms forwards;
  ${media.reducedMotion} {
    animation-duration: 1ms;
  }
`;

/** A quiet line while a page takes longer than a moment to come. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line aria-hidden />;
}
