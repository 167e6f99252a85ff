import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { ChevronDownIcon } from '../icons/arrows.tsx';
import { ControlBox } from './control-box.tsx';
import { controlStyles, type ControlLook, type FieldSize } from './control-styles.ts';
import { FieldFrame, partFrame, type FieldFrameProps } from './field-frame.tsx';

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

const Native = styled.select<ControlLook>`
  ${controlStyles}
  padding-inline-end: ${space(9)};
  ${({ $before }) => ($before ? `padding-inline-start: ${space(8)};` : '')}
  text-overflow: ellipsis;
`;

/** The native select in our box. */
export function Select({ size = 'base', options, placeholder, icon, ...props }: SelectProps) {
  const { frame, control: select } = partFrame(props);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <ControlBox icon={icon} after={<ChevronDownIcon size={16} />}>
          <Native
            required={frame.optional !== true}
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
        </ControlBox>
      )}
    </FieldFrame>
  );
}
