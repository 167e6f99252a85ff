import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Link } from '@ritual/shared/routing';
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-styles.ts';

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly block?: boolean;
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
}

const Root = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
`;

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'base',
  block = false,
  icon,
  iconAfter,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $block={block}>
      <Words>
        {icon}
        {children}
        {iconAfter}
      </Words>
    </Root>
  );
}
