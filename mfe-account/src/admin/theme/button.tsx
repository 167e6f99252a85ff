import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Link } from '@ritual/shared/routing';
import { borderWidth, controlHeight, media, radius, space } from '@ritual/shared/theme';
import { Spinner } from '@ritual/shared/ui';
import { KeyCaps } from '../keys/key-caps.tsx';
import { role, type Role } from './roles.ts';
import { measures, phone } from './measures.ts';
import { text } from './text.ts';

interface Look {
  /** `filled`: the one of the screen. `danger`: destroys something. */
  readonly look?: 'outline' | 'filled' | 'danger' | 'plain';
}

const colors = (background: Role, words: Role, edge: Role): string => `
  border-color: ${role(edge)};
  background: ${role(background)};
  color: ${role(words)};
`;

const looks: Record<NonNullable<Look['look']>, string> = {
  outline: `${colors('panel', 'text', 'control')} ${media.hover} { &:hover { background: ${role('selected')}; } }`,
  filled: `${colors('filled', 'filled-text', 'filled')} ${media.hover} { &:hover { background: ${role('filled-hover')}; } }`,
  danger: `${colors('panel', 'danger', 'danger')} ${media.hover} { &:hover { background: ${role('error')}; } }`,
  plain: `border-color: transparent; background: none; color: ${role('text')};
    ${media.hover} { &:hover { background: ${role('selected')}; } }`,
};

interface Styled {
  readonly $look: NonNullable<Look['look']>;
}

const styles = css<Styled>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${measures.field.standard}px;
  padding-inline: ${space(3.5)};
  border: ${borderWidth('hairline')} solid;
  border-radius: ${radius('control')};
  ${text('button')}
  white-space: nowrap;
  ${({ $look }) => looks[$look]}
  &[aria-disabled='true'] {
    cursor: default;
    border-color: ${role('hairline')};
    background: ${role('selected')};
    color: ${role('muted')};
  }
  ${phone} {
    min-height: ${controlHeight('compact')};
  }
`;

const Root = styled.button<Styled>`
  ${styles}
`;

const RootLink = styled(Link)<Styled>`
  ${styles}
`;

interface ActionProps extends Look, Omit<ComponentProps<'button'>, 'aria-disabled'> {
  readonly icon?: ReactNode;
  /** The key that does the same; it is shown here and registered with useAdminKeys. */
  readonly press?: string;
  /** It is being done: keeps the focus, ignores clicks. */
  readonly pending?: boolean;
  /** Something else comes first, which is said beside it: keeps the focus, ignores clicks. */
  readonly waits?: boolean;
}

/** A button of the admin area. */
export function Action({
  look = 'outline',
  icon,
  press,
  pending = false,
  waits = false,
  children,
  onClick,
  ...rest
}: ActionProps) {
  return (
    <Root
      type="button"
      {...rest}
      $look={look}
      aria-disabled={pending || waits || undefined}
      onClick={(event) => (pending || waits ? event.preventDefault() : onClick?.(event))}
    >
      {pending ? <Spinner /> : icon}
      {children}
      {press !== undefined && <KeyCaps press={press} />}
    </Root>
  );
}

/** A link that looks like a button. */
export function ActionLink({ look = 'outline', ...rest }: Look & ComponentProps<typeof Link>) {
  return <RootLink {...rest} $look={look} />;
}
