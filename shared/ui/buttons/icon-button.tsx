import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import {
  iconButtonStyles,
  type IconButtonLook,
  type IconButtonSize,
  type IconButtonVariant,
} from './icon-button-styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name: the icon alone has none. */
  readonly label: string;
  readonly variant?: IconButtonVariant;
  /** Px; 44 by default, 36 only in dense rows. */
  readonly size?: IconButtonSize;
}

const Root = styled.button<IconButtonLook>`
  ${iconButtonStyles}
`;

/** A button with one icon (its child). Round, except the ghost. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 44,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return <Root {...rest} type={type} aria-label={label} $variant={variant} $size={size} />;
}
