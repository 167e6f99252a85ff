import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import {
  bareButton,
  border,
  color,
  controlHeight,
  focusRing,
  media,
  layout,
  radius,
  tabular,
  type,
  weight,
} from '@ritual/shared/theme';
import { MinusIcon, PlusIcon } from '../../icons/actions.tsx';
import { readQuantity } from './read-quantity.ts';

export interface StepperProps {
  /** Names it for screen readers ('Quantity of Halo Scoop Bra'); buttons add 'Decrease', 'Increase'. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** A whole number between `min` and `max`. */
  readonly onChange: (value: number) => void;
  /** The shopper asked for more than `max`, or less than `min`: explain why it stays. */
  readonly onLimit?: (limit: 'min' | 'max') => void;
  /** 36 px high, for rows of the cart. */
  readonly dense?: boolean;
  readonly disabled?: boolean;
}

const Root = styled.div<{ $dense: boolean }>`
  display: inline-grid;
  grid-template-columns: ${({ $dense }) => ($dense ? '34px 36px 34px' : '44px 44px 44px')};
  height: ${({ $dense }) => ($dense ? `${String(layout.minTargetDense)}px` : controlHeight('base'))};
  border: ${border('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.page')};
  &:has(input:focus-visible) {
    ${focusRing}
  }
`;

const Step = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${color('surface.panel')};
    }
  }
  &[aria-disabled='true'] {
    color: ${color('ink.300')};
    cursor: default;
  }
`;

const Value = styled.input`
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  text-align: center;
  ${type('body')}
  font-weight: ${weight('strong')};
  ${tabular}
  &:focus-visible {
    outline: none;
  }
`;

/**
 * Minus, value, plus. The value can be typed; an invalid number or one below `min` is reset, one above `max` becomes `max`.
 */
export function Stepper({
  label,
  value,
  min = 1,
  max,
  onChange,
  onLimit,
  dense = false,
  disabled = false,
}: StepperProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);

  const ask = (wanted: number) => {
    const next = Math.max(min, Math.min(max, wanted));
    if (wanted > max) onLimit?.('max');
    if (wanted < min) onLimit?.('min');
    if (next !== value) onChange(next);
  };
  const step = (by: 1 | -1) => {
    setDraft(null);
    if (!disabled) ask(value + by);
  };
  const commit = () => {
    if (draft === null) return;
    const typed = readQuantity(draft);
    setDraft(null);
    if (typed !== null && typed >= min) ask(typed);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // With Ctrl or Command it is for the form around it, which is then sent with what was typed.
      if (!event.ctrlKey && !event.metaKey) event.preventDefault();
      flushSync(commit);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Escape' && draft !== null) {
      // Discards what was typed; the dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    }
  };

  return (
    <Root role="group" aria-label={label} $dense={dense}>
      <Step
        type="button"
        aria-label={`Decrease ${label}`}
        aria-controls={id}
        aria-disabled={disabled || value <= min || undefined}
        onClick={() => {
          step(-1);
        }}
      >
        <MinusIcon size={dense ? 16 : 20} />
      </Step>
      <Value
        id={id}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Math.max(min, max)}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        onFocus={(event) => {
          event.target.select();
        }}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      <Step
        type="button"
        aria-label={`Increase ${label}`}
        aria-controls={id}
        aria-disabled={disabled || value >= max || undefined}
        onClick={() => {
          step(1);
        }}
      >
        <PlusIcon size={dense ? 16 : 20} />
      </Step>
    </Root>
  );
}
