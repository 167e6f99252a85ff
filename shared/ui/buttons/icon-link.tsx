import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Link } from '@ritual/shared/routing';
import {
  iconButtonStyles,
  type IconButtonLook,
  type IconButtonSize,
  type IconButtonVariant,
} from './icon-button-styles.ts';

export interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'aria-label'> {
  readonly label: string;
  readonly variant?: IconButtonVariant;
  readonly size?: IconButtonSize;
}

const Root = styled(Link)<IconButtonLook>`
  ${iconButtonStyles}
`;

/** A link with one icon (its child). */
export function IconLink({ label, variant = 'ghost', size = 44, ...rest }: IconLinkProps) {
  return <Root {...rest} aria-label={label} $variant={variant} $size={size} />;
}
