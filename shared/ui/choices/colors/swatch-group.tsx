import { useId } from 'react';
import { styled } from 'styled-components';
import {
  border,
  color,
  focusRingField,
  media,
  radius,
  space,
  transition,
  type,
  visuallyHidden,
  weight,
} from '@ritual/shared/theme';
import { ColorDot } from './color-dot.tsx';

export interface SwatchChoice {
  readonly value: string;
  /** The color's name, always available to screen readers. */
  readonly name: string;
  /** `#rrggbb`. */
  readonly code: string;
  readonly soldOut?: boolean;
}

export interface SwatchGroupProps {
  /** Names the group ('Color'). */
  readonly label: string;
  readonly swatches: readonly SwatchChoice[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

const Head = styled.div`
  margin-block-end: ${space(3)};
  ${type('small')}
`;

const Strong = styled.span`
  font-weight: ${weight('label')};
`;

const Items = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Item = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  border: ${border('transparent', 'selected')};
  border-radius: ${radius('pill')};
  ${transition(['border-color'])}
  ${media.hover} {
    &:hover:not(:has(input[aria-disabled='true'])) {
      border-color: ${color('ink.300')};
    }
  }
  &:has(input:checked),
  &:hover:has(input:checked) {
    border-color: ${color('border.strong')};
  }
  &:has(input:focus-visible) {
    ${focusRingField}
  }
  &:has(input[aria-disabled='true']) {
    cursor: default;
  }
  &:has(input[aria-disabled='true']) > svg {
    opacity: 0.45;
  }
  &:has(input[aria-disabled='true'])::after {
    content: '';
    position: absolute;
    width: 34px;
    border-block-start: ${border('ink.0', 'selected')};
    transform: rotate(-45deg);
  }
  ${media.forcedColors} {
    &:not(:has(input:checked)) {
      border-color: Canvas;
    }
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

/** The colors of a product: native radios with names; the name of the chosen one is displayed above. */
export function SwatchGroup({ label, swatches, value, onChange }: SwatchGroupProps) {
  const name = useId();
  const chosen = swatches.find((swatch) => swatch.value === value);
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Head aria-hidden="true">
        <Strong>{label}:</Strong> {chosen?.name}
      </Head>
      <Items>
        {swatches.map((swatch) => (
          <Item key={swatch.value}>
            <Radio
              type="radio"
              name={name}
              value={swatch.value}
              checked={swatch.value === value}
              aria-label={swatch.soldOut === true ? `${swatch.name}, sold out` : swatch.name}
              aria-disabled={(swatch.soldOut === true && swatch.value !== value) || undefined}
              onChange={() => {
                if (swatch.soldOut !== true) onChange(swatch.value);
              }}
            />
            <ColorDot color={swatch.code} size={36} />
          </Item>
        ))}
      </Items>
    </fieldset>
  );
}
