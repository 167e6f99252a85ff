import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { controlStyles, type ControlLook, type FieldSize } from './control-styles.ts';
import { FieldFrame, partFrame, type FieldFrameProps } from './field-frame.tsx';

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, keyof FieldFrameProps>, FieldFrameProps {
  readonly size?: FieldSize;
}

const Area = styled.textarea<ControlLook>`
  ${controlStyles}
  height: auto;
  min-height: 120px;
  padding-block: ${space(3)};
  resize: vertical;
  field-sizing: content;
`;

/** Several lines of text. Grows with its content where the browser supports it. */
export function TextArea({ size = 'base', rows = 5, ...props }: TextAreaProps) {
  const { frame, control: area } = partFrame(props);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Area
          required={frame.optional !== true}
          {...area}
          {...control}
          rows={rows}
          $size={size}
          $before={false}
          $after={false}
        />
      )}
    </FieldFrame>
  );
}
