import { useState } from 'react';
import { styled } from 'styled-components';
import { rememberFoundSizes } from '@ritual/shared/blocks';
import {
  adviseSize,
  garmentLabel,
  garments,
  sizesByCategory,
  sizeToUse,
  type Garment,
  type Gender,
} from '@ritual/shared/kernel';
import { border, characters, color, media, space, type } from '@ritual/shared/theme';
import { Button, CheckIcon } from '@ritual/shared/ui';
import { RichText } from '../../../features/rich-text.tsx';
import { bodyOf, type Measurements } from '../../../rules/measurements.ts';
import { wordsOfAdvice } from '../../../rules/size-words.ts';

interface FoundSizesProps {
  readonly gender: Gender;
  readonly measured: Measurements;
}

const Title = styled.h3`
  margin-block: ${space(7)} ${space(4)};
  ${type('h3')}
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  border-block-start: ${border('border.divider')};
  ${media.belowSm} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  column-gap: ${space(5)};
  align-items: baseline;
  padding-block: ${space(4)};
  border-block-end: ${border('border.hairline')};
`;

const Size = styled.dd`
  ${type('h3')}
  white-space: nowrap;
`;

const How = styled.dd`
  ${media.belowSm} {
    grid-column: 1 / -1;
    margin-block-start: ${space(1)};
  }
  max-width: ${characters(60)};
  ${type('small')}
  color: ${color('text.secondary')};
`;

const Use = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  margin-block-start: ${space(5)};
`;

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${type('small')}
  color: ${color('text.success')};
`;

const list = new Intl.ListFormat('en-US');

/** Size and fit of each garment, and a switch that makes product pages preselect them. */
export function FoundSizes({ gender, measured }: FoundSizesProps) {
  const [used, setUsed] = useState<string>();
  const body = bodyOf(measured);
  const found = garments.map((garment) => ({ garment, advice: adviseSize(gender, garment, body) }));
  const sizes = Object.fromEntries(
    found.map(({ garment, advice }) => [garment, sizeToUse(advice)]),
  ) as Record<Garment, string | null>;
  // Of two sizes it is the one of the deciding measurement.
  const chosen = list.format(
    garments.flatMap((garment) => {
      const size = sizes[garment];
      return size === null ? [] : [`${size} in ${garmentLabel[garment].toLowerCase()}`];
    }),
  );
  const state = JSON.stringify([gender, sizes]);
  return (
    <>
      <Title>{gender === 'FEMALE' ? "Your sizes in women's" : "Your sizes in men's"}</Title>
      <List>
        {found.map(({ garment, advice }) => {
          const { size, how } = wordsOfAdvice(garment, advice);
          return (
            <Row key={garment}>
              <dt>{garmentLabel[garment]}</dt>
              <Size>{size}</Size>
              <How>
                <RichText text={how} />
              </How>
            </Row>
          );
        })}
      </List>
      {Object.values(sizes).some((size) => size !== null) && (
        <Use>
          <Button
            variant="outline"
            size="compact"
            onClick={() => {
              rememberFoundSizes(gender, sizesByCategory(sizes));
              setUsed(state);
            }}
          >
            Use these sizes
          </Button>
          <div role="status">
            {used === state && (
              <Done>
                <CheckIcon size={20} />{' '}
                {`Product pages in this browser choose ${chosen} first, when in stock.`}
              </Done>
            )}
          </div>
        </Use>
      )}
    </>
  );
}
