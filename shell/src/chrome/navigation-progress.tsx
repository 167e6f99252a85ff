import { keyframes, styled } from 'styled-components';
import { useLocation, useNavigation } from '@ritual/shared/routing';
import { borderWidth, color, duration, motion } from '@ritual/shared/theme';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div<{ $late: boolean }>`
  position: absolute;
  inset: auto 0 -${borderWidth('hairline')};
  height: ${borderWidth('selected')};
  background: ${color('action.primary')};
  transform: scaleX(0);
  transform-origin: left;
  animation: ${grow} ${motion('progress', 'enter')}
    ${({ $late }) => ($late ? duration('progressDelay') : 0)}ms forwards;
`;

/**
 * A quiet line along the navbar's lower edge while a page takes longer than 300 ms to come. That another page is on its way
 * is heard so late (app/hold-back-loading); another state of this one is heard at once, and the line waits.
 */
export function NavigationProgress() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next ? <Line aria-hidden data-progress $late={next.pathname === pathname} /> : null;
}
