import { useState } from 'react';
import { styled } from 'styled-components';
import { rememberFoundSizes } from '@ritual/shared/blocks';
import type { PublicSizeChart } from '@ritual/shared/contract';
import {
  adviseSize,
  isGarment,
  sizesByCategory,
  sizeToUse,
  type ChartUse,
  type Gender,
} from '@ritual/shared/kernel';
import { border, characters, color, media, space, type } from '@ritual/shared/theme';
import { Button, CheckIcon } from '@ritual/shared/ui';
import { RichText } from '../../../features/rich-text.tsx';
import { bodyOf, type Measurements } from '../../../rules/measurements.ts';
import { wordsOfAdvice } from '../../../rules/size-words.ts';

export interface FoundSizesProps {
  readonly gender: Gender;
  /** Of the page, and those that products have as their own, whose sizes are found without being shown. */
  readonly charts: readonly PublicSizeChart[];
  readonly shown: readonly PublicSizeChart[];
  readonly uses: readonly ChartUse[];
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

/** Size and fit by each chart, and a switch that makes product pages preselect them. */
export function FoundSizes({ gender, charts, shown, uses, measured }: FoundSizesProps) {
  const [used, setUsed] = useState<string>();
  const body = bodyOf(measured);
  const found = shown.flatMap((chart) => {
    const { garment } = chart;
    return isGarment(garment) ? [{ chart, garment, advice: adviseSize(chart, body) }] : [];
  });
  const sizes = new Map(charts.map((chart) => [chart.id, sizeToUse(adviseSize(chart, body))]));
  // Of two sizes it is the one of the deciding measurement.
  const chosen = list.format(
    found.flatMap(({ chart: { id, label } }) => {
      const size = sizes.get(id) ?? null;
      return size === null ? [] : [`${size} in ${label.toLowerCase()}`];
    }),
  );
  const state = JSON.stringify([gender, [...sizes]]);
  return (
    <>
      <Title>{gender === 'FEMALE' ? "Your sizes in women's" : "Your sizes in men's"}</Title>
      <List>
        {found.map(({ chart, garment, advice }) => {
          const { size, how } = wordsOfAdvice(garment, advice);
          return (
            <Row key={chart.id}>
              <dt>{chart.label}</dt>
              <Size>{size}</Size>
              <How>
                <RichText text={how} />
              </How>
            </Row>
          );
        })}
      </List>
      {chosen !== '' && (
        <Use>
          <Button
            variant="outline"
            size="compact"
            onClick={() => {
              rememberFoundSizes(gender, sizesByCategory(gender, sizes, uses));
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
