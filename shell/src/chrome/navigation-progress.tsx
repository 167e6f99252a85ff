import { keyframes, styled } from 'styled-components';
import { useNavigation } from '@ritual/shared/routing';
import { borderWidth, color, duration, motion } from '@ritual/shared/theme';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: absolute;
  inset: auto 0 -${borderWidth('hairline')};
  height: ${borderWidth('selected')};
  background: ${color('action.primary')};
  transform: scaleX(0);
  transform-origin: left;
  /* Quick navigations show nothing: the line starts after 300 ms. */
  animation: ${grow} ${motion('progress', 'enter')} ${String(duration('progressDelay'))}ms forwards;
`;

/** A quiet line along the navbar's lower edge while a page takes longer than a moment to come. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line aria-hidden data-progress />;
}
