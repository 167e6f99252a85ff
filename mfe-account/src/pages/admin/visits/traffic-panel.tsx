import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { trafficPeriods, type Traffic, type TrafficPeriod } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { media, space, tabular } from '@ritual/shared/theme';
import { SegmentedControl, Skeleton } from '@ritual/shared/ui';
import { Action, Failure, role, Section, text } from '../../../admin/index.ts';
import { DayTable } from './day-table.tsx';
import { TopPages } from './top-pages.tsx';
import { useTraffic } from './use-traffic.ts';

const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }));

const Words = styled.p`
  max-width: 68ch;
  ${text('hint')}
  color: ${role('muted')};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(4)};
  margin-block: ${space(4)};
  & > div > dt {
    ${text('hint')}
    color: ${role('muted')};
  }
  & > div > dd {
    margin: 0;
    ${text('figure')}
    ${tabular}
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Chart = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  & > button {
    justify-self: end;
  }
`;

const Room = styled.div`
  height: 220px;
`;

const segments = trafficPeriods.map((days) => ({ value: String(days), label: `${String(days)} days` }));
const count = new Intl.NumberFormat('en-US');

/** Visits to the store by visitors who consented to being counted. */
export function TrafficPanel() {
  const [days, setDays] = useState<TrafficPeriod>(30);
  const { traffic, loading, failed, error, again } = useTraffic(days);
  const choose = (value: string) => setDays(trafficPeriods.find((each) => String(each) === value) ?? 30);
  return (
    <Section
      title="Traffic"
      busy={loading}
      actions={<SegmentedControl label="Period" segments={segments} value={String(days)} onChange={choose} />}
    >
      <Words>
        Only visitors who agreed to analytics are counted. Days are those of UTC; the books are the orders.
      </Words>
      {failed ? (
        <Failure what="Traffic" error={error} onAgain={again} />
      ) : traffic ? (
        <Numbers traffic={traffic} />
      ) : (
        <Skeleton height="300px" />
      )}
    </Section>
  );
}

function Numbers({ traffic }: { readonly traffic: Traffic }) {
  const [asTable, setAsTable] = useState(false);
  const figures = [
    ['Visits', count.format(traffic.visits)],
    ['Page views', count.format(traffic.pageViews)],
    ['Purchases', count.format(traffic.purchases)],
    ['Revenue', formatCents(traffic.revenue)],
  ];
  return (
    <>
      <Figures>
        {figures.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
      {traffic.pageViews === 0 ? (
        <Words>Nobody who agreed to it has visited the store in this time.</Words>
      ) : (
        <Parts>
          <Chart>
            {asTable ? (
              <DayTable byDay={traffic.byDay} />
            ) : (
              <Suspense fallback={<Room />}>
                <DayChart byDay={traffic.byDay} />
              </Suspense>
            )}
            <Action look="plain" onClick={() => setAsTable(!asTable)}>
              {asTable ? 'As a chart' : 'As a table'}
            </Action>
          </Chart>
          <TopPages pages={traffic.topPaths} />
        </Parts>
      )}
    </>
  );
}
