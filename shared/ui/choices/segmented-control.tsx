import { useId } from 'react';
import { styled } from 'styled-components';
import {
  border,
  chosenInForcedColors,
  color,
  controlHeight,
  focusRing,
  media,
  radius,
  space,
  transition,
  type,
  visuallyHidden,
} from '@ritual/shared/theme';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the group ('Units'); not shown. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const Root = styled.fieldset`
  display: inline-flex;
  justify-self: start;
  border: ${border('border.control')};
  border-radius: ${radius('control')};
`;

const Item = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 64px;
  /* Here and not on the fieldset, whose children do not stretch. The border is part of the height. */
  min-height: calc(${controlHeight('compact')} - 2px);
  padding-inline: ${space(5)};
  ${type('note')}
  ${transition(['background-color', 'color'])}
  ${media.hover} {
    &:hover {
      background: ${color('surface.panel')};
    }
  }
  &:has(input:checked) {
    background: ${color('action.primary')};
    color: ${color('text.onDark')};
    ${chosenInForcedColors}
  }
  &:has(input:focus-visible) {
    z-index: 1;
    ${focusRing}
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

/** Two or three choices side by side, one of them filled (Men/Women, cm/in). Native radios below. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Root>
      <Legend>{label}</Legend>
      {segments.map((segment) => (
        <Item key={segment.value}>
          <Radio
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => {
              onChange(segment.value);
            }}
          />
          {segment.label}
        </Item>
      ))}
    </Root>
  );
}
