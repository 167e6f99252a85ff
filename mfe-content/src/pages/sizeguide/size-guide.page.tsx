import { useState } from 'react';
import { styled } from 'styled-components';
import { SizeTableView, UnitSwitch, useSizeUnit } from '@ritual/shared/blocks';
import { garmentLabel, garments, sizeTableName, sizeTables, type Gender } from '@ritual/shared/kernel';
import { color, layout, media, space, type } from '@ritual/shared/theme';
import { Container, PageTitle, SegmentedControl, Tabs } from '@ritual/shared/ui';
import { MeasuringGuide } from './components/measuring-guide.tsx';

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

/** Measurements per gender and garment, in centimetres or inches, and how to measure. */
export function Component() {
  const [gender, setGender] = useState<Gender>('FEMALE');
  const [unit, setUnit] = useSizeUnit();
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
              />
            ),
          }))}
        />
        <MeasuringGuide />
      </Columns>
    </Page>
  );
}
