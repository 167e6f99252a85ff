import type { ChangeEventHandler } from 'react';
import { styled } from 'styled-components';
import {
  border,
  color,
  focusRing,
  insetBorder,
  media,
  radius,
  space,
  transition,
  type,
  visuallyHidden,
  weight,
} from '@ritual/shared/theme';
import { Count } from '../count.ts';

export interface SizeChoice {
  readonly value: string;
  /** Label; the value itself when left out. */
  readonly label?: string;
  /** Struck through, cannot be chosen, named 'XXL, sold out'; stays focusable. */
  readonly soldOut?: boolean;
  /** Number of results with this option (filters); 0 strikes it through as well. */
  readonly count?: number;
}

interface SizeOptionProps {
  readonly choice: SizeChoice;
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly checked: boolean;
  readonly height: 42 | 48;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

const Box = styled.label<{ $height: number }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: baseline;
  justify-content: center;
  column-gap: ${space(1)};
  min-width: 48px;
  min-height: ${({ $height }) => $height}px;
  padding-inline: ${space(2)};
  border: ${border('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.page')};
  ${type('note')}
  font-weight: ${weight('strong')};
  ${transition(['border-color', 'box-shadow'])}
  ${media.hover} {
    &:hover {
      border-color: ${color('border.strong')};
    }
  }
  &:has(input:checked) {
    border-color: ${color('border.strong')};
    box-shadow: ${insetBorder('border.strong')};
    font-weight: ${weight('chosen')};
  }
  &:has(input[aria-disabled='true']) {
    border-color: ${color('border.divider')};
    background:
      linear-gradient(
        to top right,
        transparent calc(50% - 0.6px),
        ${color('ink.300')} calc(50% - 0.6px),
        ${color('ink.300')} calc(50% + 0.6px),
        transparent calc(50% + 0.6px)
      ),
      ${color('surface.unavailable')};
    color: ${color('text.unavailable')};
    cursor: default;
  }
  &:has(input:focus-visible) {
    z-index: 1;
    ${focusRing}
  }
  ${media.forcedColors} {
    &:has(input:checked) {
      outline: ${border('Highlight', 'selected')};
    }
    &:has(input[aria-disabled='true']) {
      color: GrayText;
      text-decoration: line-through;
    }
  }
`;

const Native = styled.input`
  ${visuallyHidden}
`;

/** One size. A native radio or checkbox; a sold-out one can be focused and read, but not chosen. */
export function SizeOption({ choice, kind, name, checked, height, onChange }: SizeOptionProps) {
  const label = choice.label ?? choice.value;
  const inert = (choice.soldOut === true || choice.count === 0) && !checked;
  return (
    <Box $height={height}>
      <Native
        type={kind}
        name={name}
        value={choice.value}
        checked={checked}
        aria-label={choice.soldOut === true ? `${label}, sold out` : undefined}
        aria-disabled={inert || undefined}
        onChange={(event) => {
          if (!inert) onChange(event);
        }}
      />
      <span>{label}</span>
      {choice.count !== undefined && <Count>{choice.count}</Count>}
    </Box>
  );
}
