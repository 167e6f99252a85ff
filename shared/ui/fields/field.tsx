import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '@ritual/shared/theme';
import { controlStyles, type ControlLook, type FieldSize } from './control-styles.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface FieldProps
  extends Omit<ComponentProps<'input'>, 'size' | keyof FieldFrameProps>, FieldFrameProps {
  /** `base` 52 high; `compact` 44 (admin). */
  readonly size?: FieldSize;
  /** Icon inside, at the start. */
  readonly icon?: ReactNode;
  /** Something inside, at the end (a unit, a small button; up to 80 px wide). */
  readonly after?: ReactNode;
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<ControlLook>`
  ${controlStyles}
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Before = styled.span`
  position: absolute;
  inset: 0 auto 0 ${space(4.5)};
  display: grid;
  place-items: center;
  color: ${color('text.secondary')};
  pointer-events: none;
`;

const After = styled.span`
  position: absolute;
  inset: 0 ${space(4)} 0 auto;
  display: flex;
  align-items: center;
`;

/** One line of text. Takes everything a native input takes; `ref` is the input. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  className,
  size = 'base',
  icon,
  after,
  ...input
}: FieldProps) {
  const frame = { label, hint, error, id, className };
  return (
    <FieldFrame {...frame} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => (
        <Box>
          <Input
            required={!optional}
            {...input}
            {...control}
            $size={size}
            $before={icon !== undefined}
            $after={after !== undefined}
          />
          {icon !== undefined && <Before>{icon}</Before>}
          {after !== undefined && <After>{after}</After>}
        </Box>
      )}
    </FieldFrame>
  );
}
