import { styled } from 'styled-components';
import { reviewFitLabel, reviewFits } from '@ritual/shared/kernel';
import {
  border,
  chosenInForcedColors,
  color,
  controlHeight,
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
import { ChoiceGroup } from '@ritual/shared/ui';

interface Field {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

const Items = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
`;

const Item = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${controlHeight('medium')};
  padding: ${space(1, 2)};
  border: ${border('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.page')};
  ${type('note')}
  text-align: center;
  cursor: pointer;
  ${transition(['border-color', 'box-shadow'])}
  ${media.hover} {
    &:hover {
      border-color: ${color('border.strong')};
    }
  }
  &:has(input:checked) {
    border-color: ${color('border.strong')};
    box-shadow: ${insetBorder('border.strong')};
    font-weight: ${weight('strong')};
    ${chosenInForcedColors}
  }
  &:has(input:focus-visible) {
    z-index: 1;
    ${focusRing}
  }
`;

const Native = styled.input`
  ${visuallyHidden}
`;

/** How the piece fits. Native radios below. */
export function FitChoice({ name, value, error, onChange }: Field) {
  return (
    <ChoiceGroup legend="How does it fit?" error={error ?? null}>
      <Items>
        {reviewFits.map((fit) => (
          <Item key={fit}>
            <Native
              type="radio"
              name={name}
              value={fit}
              checked={fit === value}
              aria-invalid={error !== undefined || undefined}
              onChange={onChange}
            />
            {reviewFitLabel[fit]}
          </Item>
        ))}
      </Items>
    </ChoiceGroup>
  );
}
