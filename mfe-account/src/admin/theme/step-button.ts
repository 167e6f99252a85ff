import { styled } from 'styled-components';
import { bareButton, radius } from '@ritual/shared/theme';
import { measures, phone } from './measures.ts';
import { role } from './roles.ts';

/** Moves a row of a list up or down. With aria-disabled it keeps the focus at the end of the list. */
export const StepButton = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius('control')};
  color: ${role('secondary')};
  &[aria-disabled='true'] {
    color: ${role('muted')};
    opacity: 0.4;
    cursor: default;
  }
  ${phone} {
    width: ${measures.target}px;
    height: ${measures.target}px;
  }
`;
