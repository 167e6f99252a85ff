import { css } from 'styled-components';
import {
  border,
  color,
  controlHeight,
  focusRingField,
  insetBorder,
  media,
  radius,
  space,
  transition,
  type,
} from '@ritual/shared/theme';

export type FieldSize = 'base' | 'compact';

export interface ControlLook {
  readonly $size: FieldSize;
  readonly $before: boolean;
  readonly $after: boolean;
}

/** Box of inputs, text areas and selects. The border grows inwards, so an error moves nothing. */
export const controlStyles = css<ControlLook>`
  display: block;
  width: 100%;
  min-width: 0;
  height: ${({ $size }) => controlHeight($size === 'base' ? 'base' : 'compact')};
  padding-block: 0;
  /* raw: space for the icon before and the button after the text */
  padding-inline: ${({ $before }) => ($before ? '52px' : space(4))}
    ${({ $after }) => ($after ? '96px' : space(4))};
  border: ${border('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.page')};
  color: ${color('text.primary')};
  ${type('field')}
  appearance: none;
  ${transition(['border-color'])}

  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color('border.strong')};
    }
  }
  &:focus-visible {
    border-color: ${color('border.strong')};
    ${focusRingField}
  }
  &[aria-invalid='true'] {
    border-color: ${color('border.error')};
    box-shadow: ${insetBorder('border.error')};
  }
  &:disabled {
    background: ${color('surface.subtle')};
    border-color: ${color('border.divider')};
    color: ${color('text.muted')};
    cursor: default;
  }
`;
