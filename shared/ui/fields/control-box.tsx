import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '@ritual/shared/theme';

export interface ControlBoxProps {
  /** Icon inside, at the start. Clicks on it go to the control. */
  readonly icon?: ReactNode;
  /** Element inside, at the end. Only its buttons and links take clicks, the rest passes them to the control. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

const Box = styled.div`
  position: relative;
`;

const Before = styled.span`
  position: absolute;
  inset: 0 auto 0 ${space(4.5)};
  display: grid;
  place-items: center;
  color: ${color('text.secondary')};
  pointer-events: none;
`;

const After = styled.span`
  position: absolute;
  inset: 0 ${space(4)} 0 auto;
  display: flex;
  align-items: center;
  pointer-events: none;
  & > :is(button, a) {
    pointer-events: auto;
  }
`;

/** A control with the elements inside its border. */
export function ControlBox({ icon, after, children }: ControlBoxProps) {
  return (
    <Box>
      {children}
      {icon !== undefined && <Before>{icon}</Before>}
      {after !== undefined && <After>{after}</After>}
    </Box>
  );
}
