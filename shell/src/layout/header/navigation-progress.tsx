import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { useLocation, useNavigation } from '@ritual/shared/routing';
import { borderWidth, color, duration, motion } from '@ritual/shared/theme';
import { announce } from '../announcements/announce.ts';

/** Milliseconds after which a page that does not come is spoken of: sooner it would talk over what was pressed. */
const saidAfter = 1000;

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
 * is heard so late (app/delayed-pending-state); another state of this one is heard at once, and the line waits. Who does not see the line hears of the page that is long in coming.
 */
export function NavigationProgress() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const leaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => announce('The page is loading.'), saidAfter);
    return () => clearTimeout(timer);
  }, [leaving]);
  return next ? <Line aria-hidden data-progress $late={!leaving} /> : null;
}
