import { useState } from 'react';
import { styled } from 'styled-components';
import { PreviewNote, preferredSizes, SizeTableView, UnitSwitch, useSizeUnit } from '@ritual/shared/blocks';
import { useHydrated } from '@ritual/shared/ui';
import type { PublicSizeChart } from '@ritual/shared/contract';
import {
  adviseSize,
  builtInChart,
  chartKey,
  chartsOfGender,
  isGarment,
  sizeToUse,
  type Garment,
  type Gender,
} from '@ritual/shared/kernel';
import { useLoaderData } from '@ritual/shared/routing';
import { color, layout, media, space, type } from '@ritual/shared/theme';
import { Container, PageTitle, SegmentedControl, Tabs } from '@ritual/shared/ui';
import { Scripted } from '../../features/scripted.ts';
import { bodyOf } from '../../rules/measurements.ts';
import { AllTables } from './components/all-tables.tsx';
import { FindMySize } from './components/find-my-size.tsx';
import { MeasuringGuide } from './components/measuring-guide.tsx';
import type { SizeGuideData } from './size-guide.loader.ts';
import { useMeasurements } from './use-measurements.ts';

export { loader } from './size-guide.loader.ts';

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

/** Categories whose products use the first chart of the garment; '' is for tops. */
const wornAs: Readonly<Record<Garment, readonly string[]>> = {
  tops: [],
  bottoms: ['Leggings'],
  shoes: ['Shoes'],
};

const Aside = styled.div`
  ${media.lg} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

/** The chart of a tab: those that every store has keep theirs when the gender changes. */
const tabOf = ({ id }: PublicSizeChart) => builtInChart(id)?.garment ?? `chart-${String(id)}`;

/** Measurements per gender and chart, in centimeters or inches, and how to measure. */
export function Component() {
  const data = useLoaderData<SizeGuideData>();
  const { charts, uses, preview } = data;
  const [first] = useState(() => firstShown(data));
  const [gender, setGender] = useState<Gender>(first.gender);
  const [tab, setTab] = useState(first.tab);
  const [unit, setUnit] = useSizeUnit();
  const kept = useMeasurements();
  const hydrated = useHydrated();
  const body = kept.measured && bodyOf(kept.measured);
  const shown = chartsShown(data, gender);
  const sizeOf = (chart: PublicSizeChart) =>
    body
      ? sizeToUse(adviseSize(chart, body))
      : hydrated && isGarment(chart.garment)
        ? preferredSizes.of(gender, [chartKey(chart.id), ...wornAs[chart.garment]])
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
              selected={shown.some((chart) => tabOf(chart) === tab) ? tab : 'tops'}
              onSelect={setTab}
              tabs={shown.map((chart) => ({
                id: tabOf(chart),
                label: chart.label,
                content: <SizeTableView {...{ chart, unit }} marked={sizeOf(chart)} mark="Your size" />,
              }))}
            />
          </Scripted>
          <AllTables charts={charts} />
        </div>
        <Aside>
          <MeasuringGuide />
        </Aside>
        <FindMySize {...{ gender, unit, charts, shown, uses }} {...kept} />
      </Columns>
      {preview !== null && <PreviewNote />}
    </Page>
  );
}

/** Those of the gender; a preview's stands with them, though nothing may use it yet. */
function chartsShown({ charts, uses, preview }: SizeGuideData, gender: Gender): readonly PublicSizeChart[] {
  const ids = chartsOfGender(gender, uses);
  const asked = preview === null || builtInChart(preview) ? [] : [preview];
  return [...new Set([...ids, ...asked])].flatMap((id) => charts.find((chart) => chart.id === id) ?? []);
}

/** Where the page begins: with a preview, where it is seen. */
function firstShown({ charts, uses, preview }: SizeGuideData): {
  readonly gender: Gender;
  readonly tab: string;
} {
  const asked = charts.find(({ id }) => id === preview);
  const use = uses.find(({ chart }) => chart === preview);
  return {
    gender: (asked && builtInChart(asked.id)?.gender) ?? use?.gender ?? 'FEMALE',
    tab: asked ? tabOf(asked) : 'tops',
  };
}
