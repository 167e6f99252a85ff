import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Spinner } from '../feedback/spinner.tsx';
import { Tip, useTip } from '../feedback/tip.tsx';
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-styles.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled' | 'aria-busy'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly block?: boolean;
  /** Pending: shows the spinner and `pendingText`, ignores clicks, keeps the focus. */
  readonly pending?: boolean;
  readonly pendingText?: string;
  /** Why it cannot be used now ('Choose a size'). The button looks disabled but stays focusable and shows the reason. */
  readonly disabledReason?: string | undefined;
  /** Called instead of `onClick` while there is a `disabledReason`, to lead to the missing input. */
  readonly onBlocked?: () => void;
  /** Icon before the text. */
  readonly icon?: ReactNode;
  /** Icon after the text. */
  readonly iconAfter?: ReactNode;
}

const Root = styled.button<ButtonLook>`
  ${buttonStyles}
`;

// The text and 'Processing…' share a grid cell, so that the button never becomes narrower while pending.
const Layers = styled.span`
  display: grid;
  place-items: center;
`;

const Layer = styled.span<{ $away: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  ${({ $away }) => ($away ? 'visibility: hidden;' : '')}
`;

export function Button({
  variant = 'primary',
  size = 'base',
  block = false,
  pending = false,
  pendingText = 'Processing…',
  disabledReason,
  onBlocked,
  icon,
  iconAfter,
  onClick,
  children,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const tip = useTip();
  const blocked = disabledReason !== undefined;
  const inactive = pending || blocked;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!inactive) {
      onClick?.(event);
      return;
    }
    // Also keeps a submit button from submitting its form.
    event.preventDefault();
    event.stopPropagation();
    if (!pending) onBlocked?.();
  };
  return (
    <>
      <Root
        {...rest}
        {...(blocked && tip.handlers)}
        type={type}
        $variant={variant}
        $size={size}
        $block={block}
        onClick={handleClick}
        aria-disabled={inactive || undefined}
        aria-busy={pending || undefined}
        aria-describedby={[describedBy, blocked && reasonId].filter(Boolean).join(' ') || undefined}
      >
        <Layers>
          <Layer $away={pending}>
            {icon}
            {children}
            {iconAfter}
          </Layer>
          {pending && (
            <Layer $away={false}>
              <Spinner />
              {pendingText}
            </Layer>
          )}
        </Layers>
      </Root>
      {blocked && (
        <Tip id={reasonId} tip={tip}>
          {disabledReason}
        </Tip>
      )}
    </>
  );
}
