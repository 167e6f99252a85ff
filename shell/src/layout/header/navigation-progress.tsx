import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { useLocation, useNavigation } from '@ritual/shared/routing';
import { borderWidth, color, duration, motion } from '@ritual/shared/theme';
import { announce } from '../announcements/announce.ts';

/** Milliseconds after which a pending page is announced: sooner, it would interrupt the announcement of the pressed link. */
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
 * A line along the navbar's lower edge while a page takes longer than 300 ms to load. Navigation to another page is delayed by
 * the router wrapper (navigation/delayed-pending-state); changes within a page arrive at once, so the line itself waits. A page
 * that takes long is also announced to screen readers.
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
