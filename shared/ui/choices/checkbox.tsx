import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, icon, media, radius, space, transition, type } from '@ritual/shared/theme';
import { Count } from './count.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  readonly label: ReactNode;
  /** Number of results with this option; 0 grays it out and makes it inert (when controlled), but keeps it in place. */
  readonly count?: number;
  /** Mark between box and label (a ColorDot). */
  readonly sign?: ReactNode;
  readonly error?: string | null;
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 34px;
  ${type('bodyS')}
  &:has(input:disabled, input[aria-disabled='true']) {
    color: ${color('text.unavailable')};
    cursor: default;
  }
`;

const checkMark = `
  content: '';
  width: 5px;
  height: 10px;
  margin-block-end: ${space(0.5)};
  border: solid ${color('ink.0')};
  border-width: 0 ${icon.stroke}px ${icon.stroke}px 0;
  transform: rotate(45deg);
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  margin: 0;
  border: ${border('border.checkbox')};
  border-radius: ${radius('control')};
  background: ${color('surface.page')};
  cursor: inherit;
  ${transition(['background-color', 'border-color'])}
  ${media.hover} {
    label:hover > &:not(:disabled, [aria-disabled='true'], [aria-invalid='true']) {
      border-color: ${color('border.strong')};
    }
  }
  &:checked {
    border-color: ${color('action.primary')};
    background: ${color('action.primary')};
  }
  &:checked::before {
    ${checkMark}
  }
  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${color('ink.200')};
  }
  &:disabled:checked {
    background: ${color('ink.300')};
  }
  &[aria-invalid='true'] {
    border: ${border('border.error', 'selected')};
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;

const Words = styled.span`
  flex: 1;
`;

const ErrorText = styled.p`
  ${type('label')}
  color: ${color('text.error')};
`;

/** A native checkbox with its label, and the count of a filter at the right. */
export function Checkbox({ label, count, sign, error, className, onChange, ...input }: CheckboxProps) {
  const errorId = useId();
  // Not `disabled`: a filter that drops to zero while focused must not lose the focus.
  const inert = count === 0 && !input.checked;
  return (
    <>
      <Row className={className}>
        <Box
          {...input}
          type="checkbox"
          aria-disabled={inert || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
          onChange={(event) => {
            if (!inert) onChange?.(event);
          }}
        />
        {sign}
        <Words>{label}</Words>
        {count !== undefined && <Count>{count}</Count>}
      </Row>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </>
  );
}
