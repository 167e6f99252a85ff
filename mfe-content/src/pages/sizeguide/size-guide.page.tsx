import { useState } from 'react';
import { styled } from 'styled-components';
import { preferredSizes, SizeTableView, UnitSwitch, useSizeUnit } from '@ritual/shared/blocks';
import { useHydrated } from '@ritual/shared/ui';
import {
  adviseSize,
  garmentLabel,
  garments,
  sizeTableName,
  sizeTables,
  sizeToUse,
  type Garment,
  type Gender,
} from '@ritual/shared/kernel';
import { color, layout, media, space, type } from '@ritual/shared/theme';
import { Container, PageTitle, SegmentedControl, Tabs } from '@ritual/shared/ui';
import { Scripted } from '../../features/scripted.ts';
import { bodyOf } from '../../rules/measurements.ts';
import { AllTables } from './components/all-tables.tsx';
import { FindMySize } from './components/find-my-size.tsx';
import { MeasuringGuide } from './components/measuring-guide.tsx';
import { useMeasurements } from './use-measurements.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(14)};
  ${media.lg} {
    padding-block-start: ${space(9)};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block: ${space(7)} ${space(5)};
  ${media.noScript} {
    display: none;
  }
`;

const Unit = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const UnitWord = styled.span`
  display: none;
  ${type('small')}
  color: ${color('text.muted')};
  ${media.sm} {
    display: inline;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${layout.aside}px;
    align-items: start;
    gap: ${space(12)};
  }
`;

const Aside = styled.div`
  ${media.lg} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

/** Categories whose products use the table of the garment; '' is for tops. */
const wornAs: Readonly<Record<Garment, readonly string[]>> = {
  tops: [],
  bottoms: ['Leggings'],
  shoes: ['Shoes'],
};

/** Measurements per gender and garment, in centimeters or inches, and how to measure. */
export function Component() {
  const [gender, setGender] = useState<Gender>('FEMALE');
  const [unit, setUnit] = useSizeUnit();
  const kept = useMeasurements();
  const hydrated = useHydrated();
  const body = kept.measured && bodyOf(kept.measured);
  const sizeOf = (garment: Garment) =>
    body
      ? sizeToUse(adviseSize(gender, garment, body))
      : hydrated
        ? preferredSizes.of(gender, wornAs[garment])
        : null;
  return (
    <Page>
      <PageTitle>Size guide</PageTitle>
      <Choices>
        <SegmentedControl
          label="Measurements for"
          segments={[
            { value: 'MALE', label: 'Men' },
            { value: 'FEMALE', label: 'Women' },
          ]}
          value={gender}
          onChange={setGender}
        />
        <Unit>
          <UnitWord aria-hidden>Unit</UnitWord>
          <UnitSwitch unit={unit} onChange={setUnit} />
        </Unit>
      </Choices>
      <Columns>
        <div>
          <Scripted>
            <Tabs
              label="Garment"
              tabs={garments.map((garment) => ({
                id: garment,
                label: garmentLabel[garment],
                content: (
                  <SizeTableView
                    caption={sizeTableName(gender, garment)}
                    table={sizeTables[gender][garment]}
                    unit={unit}
                    marked={sizeOf(garment)}
                    mark="Your size"
                  />
                ),
              }))}
            />
          </Scripted>
          <AllTables />
        </div>
        <Aside>
          <MeasuringGuide />
        </Aside>
        <FindMySize gender={gender} unit={unit} {...kept} />
      </Columns>
    </Page>
  );
}
