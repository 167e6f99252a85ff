import { css, type RuleSet } from 'styled-components';
import {
  border,
  color,
  controlHeight,
  media,
  radius,
  space,
  transition,
  type,
  underlined,
} from '@ritual/shared/theme';

export type ButtonVariant = 'primary' | 'outline' | 'onDark' | 'text';
export type ButtonSize = 'large' | 'base' | 'medium' | 'compact' | 'small';

export interface ButtonLook {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $block: boolean;
}

const filled = css`
  background: ${color('action.primary')};
  color: ${color('text.onDark')};
  ${media.hover} {
    &:hover {
      background: ${color('action.primaryHover')};
    }
  }
  &:active:not([aria-disabled='true']) {
    background: ${color('action.primaryActive')};
  }
`;

const outline = css`
  background: ${color('surface.page')};
  color: ${color('text.primary')};
  border-color: ${color('border.strong')};
  &:active {
    background: ${color('action.primary')};
    color: ${color('text.onDark')};
  }
  ${media.hover} {
    &:hover {
      background: ${color('action.primary')};
      color: ${color('text.onDark')};
    }
  }
`;

// The focus ring of a white button on a dark area stays white: it lies outside, on the dark.
const onDark = css`
  background: ${color('ink.0')};
  color: ${color('text.primary')};
  &:active {
    background: ${color('ink.200')};
  }
  ${media.hover} {
    &:hover:not(:active) {
      background: ${color('ink.150')};
    }
  }
`;

const text = css`
  position: relative;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  ${type('textButton')}
  & > span {
    ${underlined}
  }
  ${media.hover} {
    &:hover > span {
      border-block-end-color: transparent;
    }
  }
  /* A touch target around the text. */
  &::after {
    content: '';
    position: absolute;
    inset: -${space(2.5)} -${space(1)};
  }
`;

const looks: Record<ButtonVariant, RuleSet> = { primary: filled, outline, onDark, text };

const padding: Record<ButtonSize, string> = {
  large: space(0, 7),
  base: space(0, 7),
  medium: space(0, 6),
  compact: space(0, 5),
  small: space(0, 4),
};

const unavailable = css`
  cursor: default;
  &,
  &:hover,
  &:active {
    background: ${color('action.disabledSurface')};
    border-color: ${color('action.disabledSurface')};
    color: ${color('action.disabledText')};
  }
`;

const unavailableText = css`
  cursor: default;
  &,
  &:hover,
  &:active {
    background: none;
    color: ${color('action.disabledText')};
  }
  &:hover > span {
    border-block-end-color: currentColor;
  }
`;

export const buttonStyles = css<ButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $block }) => ($block ? 'width: 100%;' : '')}
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  flex: none;
  min-height: ${({ $size }) => controlHeight($size)};
  padding: ${({ $size }) => padding[$size]};
  border: ${border('action.primary')};
  border-color: transparent;
  border-radius: ${radius('control')};
  ${type('button')}
  text-align: center;
  text-decoration: none;
  user-select: none;
  ${transition(['background-color', 'border-color', 'color'])}
  ${({ $variant }) => looks[$variant]}

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    ${({ $variant }) => ($variant === 'text' ? unavailableText : unavailable)}
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.forcedColors} {
    border-color: ButtonText;
  }
`;
