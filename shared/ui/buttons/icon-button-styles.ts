import { css, type RuleSet } from 'styled-components';
import { border, color, media, radius, transition } from '@ritual/shared/theme';

export type IconButtonVariant = 'ghost' | 'outline' | 'filled' | 'white';
export type IconButtonSize = 32 | 36 | 40 | 44 | 48 | 56;

export interface IconButtonLook {
  readonly $variant: IconButtonVariant;
  readonly $size: IconButtonSize;
}

const looks: Record<IconButtonVariant, RuleSet> = {
  ghost: css`
    border-color: transparent;
    border-radius: ${radius('control')};
    background: none;
    color: inherit;
    ${media.hover} {
      &:hover {
        background: color-mix(in srgb, currentColor 8%, transparent);
      }
    }
    &:active {
      background: color-mix(in srgb, currentColor 16%, transparent);
    }
  `,
  outline: css`
    border-color: ${color('border.control')};
    background: ${color('surface.page')};
    color: ${color('text.primary')};
    ${media.hover} {
      &:hover {
        border-color: ${color('border.strong')};
      }
    }
    &:active {
      background: ${color('ink.150')};
    }
  `,
  filled: css`
    border-color: transparent;
    background: ${color('action.primary')};
    color: ${color('text.onDark')};
    ${media.hover} {
      &:hover {
        background: ${color('action.primaryHover')};
      }
    }
    &:active {
      background: ${color('action.primaryActive')};
    }
  `,
  white: css`
    border-color: transparent;
    background: ${color('ink.0')};
    color: ${color('text.primary')};
    ${media.hover} {
      &:hover {
        background: ${color('ink.150')};
      }
    }
    &:active {
      background: ${color('ink.200')};
    }
  `,
};

// A disabled button has no hover style.
const unavailable: Record<IconButtonVariant, string> = {
  ghost: 'background: none;',
  outline: `border-color: ${color('ink.200')}; background: ${color('surface.page')};`,
  filled: `background: ${color('action.disabledSurface')};`,
  white: `background: ${color('ink.0')};`,
};

export const iconButtonStyles = css<IconButtonLook>`
  display: inline-grid;
  place-items: center;
  flex: none;
  position: relative;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  padding: 0;
  border: ${border('border.control')};
  border-radius: ${radius('pill')};
  ${transition(['background-color', 'border-color', 'color'])}
  ${({ $variant }) => looks[$variant]}

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    color: ${color('ink.300')};
    &,
    &:hover,
    &:active {
      ${({ $variant }) => unavailable[$variant]}
    }
  }
`;
