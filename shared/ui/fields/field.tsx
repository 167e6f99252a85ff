import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ControlBox } from './control-box.tsx';
import { controlStyles, type ControlLook, type FieldSize } from './control-styles.ts';
import { FieldFrame, partFrame, type FieldFrameProps } from './field-frame.tsx';

export interface FieldProps
  extends Omit<ComponentProps<'input'>, 'size' | keyof FieldFrameProps>, FieldFrameProps {
  /** `base` 52 px high; `compact` 44 (admin). */
  readonly size?: FieldSize;
  /** Icon inside, at the start. */
  readonly icon?: ReactNode;
  /** Element inside, at the end (a unit, a small button; up to 80 px wide). */
  readonly after?: ReactNode;
}

const Input = styled.input<ControlLook>`
  ${controlStyles}
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** One line of text. Accepts all props of a native input; `ref` is the input. */
export function Field({ size = 'base', icon, after, ...props }: FieldProps) {
  const { frame, control: input } = partFrame(props);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <ControlBox icon={icon} after={after}>
          <Input
            required={frame.optional !== true}
            {...input}
            {...control}
            $size={size}
            $before={icon !== undefined}
            $after={after !== undefined}
          />
        </ControlBox>
      )}
    </FieldFrame>
  );
}
