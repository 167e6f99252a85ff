import { styled } from 'styled-components';
import {
  color,
  controlHeight,
  focusRing,
  media,
  radius,
  space,
  type,
  visuallyHidden,
} from '@ritual/shared/theme';
import { ChoiceGroup } from '@ritual/shared/ui';
import { everyStar, FilledStar, starWords } from './stars.tsx';

interface Field {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
`;

const Items = styled.div`
  display: flex;
  margin-inline-start: -${space(2)};
  /* With a pointer the stars up to it are filled before one is chosen. */
  ${media.hover} {
    &:hover label:not(:hover ~ label) svg {
      fill: currentColor;
    }
    &:hover label:hover ~ label svg {
      fill: none;
    }
  }
`;

/* 44 px wide: a finger hits one star. */
const Item = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${controlHeight('compact')};
  height: ${controlHeight('compact')};
  border-radius: ${radius('control')};
  color: ${color('text.primary')};
  cursor: pointer;
  &:has(input:focus-visible) {
    z-index: 1;
    ${focusRing}
  }
`;

const Native = styled.input`
  ${visuallyHidden}
`;

const Meaning = styled.span`
  ${type('note')}
  color: ${color('text.secondary')};
`;

const meanings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One to five stars. Native radios below: arrow keys move among them. */
export function StarChoice({ name, value, error, onChange }: Field) {
  const chosen = Number(value);
  return (
    <ChoiceGroup legend="Your rating" error={error ?? null}>
      <Row>
        <Items>
          {everyStar.map((star) => (
            <Item key={star}>
              <Native
                type="radio"
                name={name}
                value={star}
                checked={star === chosen}
                aria-label={`${starWords(star)}: ${meanings[star - 1] ?? ''}`}
                aria-invalid={error !== undefined || undefined}
                onChange={onChange}
              />
              <FilledStar size={28} $filled={star <= chosen} />
            </Item>
          ))}
        </Items>
        <Meaning aria-hidden="true">{meanings[chosen - 1]}</Meaning>
      </Row>
    </ChoiceGroup>
  );
}
