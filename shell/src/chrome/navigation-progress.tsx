import { keyframes, styled } from 'styled-components';
import { useNavigation } from '@ritual/shared/routing';
import { borderWidth, color, motion } from '@ritual/shared/theme';

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
  animation: ${grow} ${motion('progress', 'enter')} forwards;
`;

/** A quiet line along the navbar's lower edge while a page takes longer than a moment to come (see app/hold-back-loading). */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line aria-hidden data-progress />;
}
