import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import {
  border,
  chosenInForcedColors,
  color,
  controlHeight,
  media,
  radius,
  space,
  transition,
  type,
} from '@ritual/shared/theme';
import { Link } from '@ritual/shared/routing';
import { CloseIcon } from '../icons/actions.tsx';

const chipStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  flex: none;
  height: ${controlHeight('small')};
  padding: ${space(0, 4)};
  border: ${border('border.control')};
  border-radius: ${radius('pill')};
  background: ${color('surface.page')};
  color: ${color('text.primary')};
  ${type('note')}
  white-space: nowrap;
  ${transition(['background-color', 'border-color', 'color'])}
  ${media.hover} {
    &:hover {
      border-color: ${color('border.strong')};
    }
  }
`;

const chosenStyles = `
  border-color: ${color('action.primary')};
  background: ${color('action.primary')};
  color: ${color('text.onDark')};
  ${media.hover} { &:hover { background: ${color('action.primaryHover')}; } }
  ${chosenInForcedColors}
`;

const Remove = styled(Link)`
  ${chipStyles}
  ${chosenStyles}
`;

const ToLink = styled(Link)`
  ${chipStyles}
  &[aria-current] {
    ${chosenStyles}
  }
`;

export interface RemoveChipProps extends Omit<ComponentProps<typeof Link>, 'children' | 'aria-label'> {
  /** The chosen filter ('Women'). */
  readonly label: string;
  /** Accessible name; 'Remove Women' by default. */
  readonly removeLabel?: string;
}

/** A chosen filter, black, with a cross: links to the same list without it. */
export function RemoveChip({ label, removeLabel, ...rest }: RemoveChipProps) {
  return (
    <Remove {...rest} aria-label={removeLabel ?? `Remove ${label}`}>
      {label}
      <CloseIcon size={16} />
    </Remove>
  );
}

export interface ChipLinkProps extends ComponentProps<typeof Link> {
  /** The page or state that is shown. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A chip that is a link (states of a list in the URL, collections). */
export function ChipLink({ current = false, ...rest }: ChipLinkProps) {
  return <ToLink {...rest} aria-current={current ? 'true' : undefined} />;
}
