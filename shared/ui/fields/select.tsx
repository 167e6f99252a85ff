import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { ChevronDownIcon } from '../icons/arrows.tsx';
import { controlStyles, type ControlLook, type FieldSize } from './control-styles.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'size' | 'children' | keyof FieldFrameProps>, FieldFrameProps {
  readonly options: readonly SelectOption[];
  /** First, empty choice ('Choose a state'). */
  readonly placeholder?: string;
  readonly size?: FieldSize;
  /** Inside, at the start (a ColorDot). */
  readonly icon?: ReactNode;
}

const Box = styled.div`
  position: relative;
`;

const Native = styled.select<ControlLook>`
  ${controlStyles}
  padding-inline-end: ${space(9)};
  text-overflow: ellipsis;
`;

const Before = styled.span`
  position: absolute;
  inset: 0 auto 0 ${space(4)};
  display: grid;
  place-items: center;
  pointer-events: none;
`;

const Sign = styled.span`
  position: absolute;
  inset: 0 ${space(4)} 0 auto;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

/** The native select in our box. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  className,
  size = 'base',
  options,
  placeholder,
  icon,
  ...select
}: SelectProps) {
  const frame = { label, hint, error, id, className };
  return (
    <FieldFrame {...frame} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      {(control) => (
        <Box>
          <Native
            required={!optional}
            {...select}
            {...control}
            $size={size}
            $before={icon !== undefined}
            $after={false}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          {icon !== undefined && <Before>{icon}</Before>}
          <Sign>
            <ChevronDownIcon size={16} />
          </Sign>
        </Box>
      )}
    </FieldFrame>
  );
}
