import { styled } from 'styled-components';
import { border, radius } from '@ritual/shared/theme';
import { cards } from './measures.ts';
import { role } from './roles.ts';

const tick = 'polygon(14% 47%, 26% 35%, 42% 52%, 75% 19%, 87% 31%, 42% 76%)';
const minus = 'polygon(18% 42%, 82% 42%, 82% 58%, 18% 58%)';
const dot = 'circle(30%)';

/** A checkbox or a radio button; its label is the caller's. */
export const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  width: 16px;
  height: 16px;
  margin: 0;
  border: ${border('transparent')};
  border-color: ${role('checkbox')};
  border-radius: ${radius('control')};
  background: ${role('panel')};
  &:checked,
  &:indeterminate {
    border-color: ${role('filled')};
    background: ${role('filled')};
  }
  &::before {
    content: '';
    background: ${role('filled-text')};
    clip-path: ${tick};
    visibility: hidden;
  }
  &:checked::before,
  &[type='checkbox']:indeterminate::before {
    visibility: visible;
  }
  &:indeterminate::before {
    clip-path: ${minus};
  }
  &[type='radio'] {
    border-radius: ${radius('pill')};
    /* Of a group in which nothing is chosen yet, every button is indeterminate. */
    &:indeterminate {
      border-color: ${role('checkbox')};
      background: ${role('panel')};
    }
    &::before {
      clip-path: ${dot};
    }
  }
  &:disabled {
    border-color: ${role('control')};
    &:checked {
      background: ${role('control')};
    }
  }
  ${cards} {
    width: 22px;
    height: 22px;
  }
  /* Forced colors take backgrounds away, and with them the tick. */
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
