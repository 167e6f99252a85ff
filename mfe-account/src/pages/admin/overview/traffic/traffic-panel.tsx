import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { trafficPeriods, type Traffic, type TrafficPeriod } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { color, media, space, tabular, type } from '@ritual/shared/theme';
import { Button, Notice, Panel, SegmentedControl, Skeleton } from '@ritual/shared/ui';
import { DayChart } from './day-chart.tsx';
import { TopPages } from './top-pages.tsx';
import { useTraffic } from './use-traffic.ts';

const Box = styled(Panel)`
  display: grid;
  gap: ${space(5)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
`;

const Heading = styled.h2`
  ${type('h3')}
`;

const Words = styled.p`
  ${type('small')}
  color: ${color('text.secondary')};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(4)};
`;

const Term = styled.dt`
  ${type('small')}
  color: ${color('text.secondary')};
`;

const Figure = styled.dd`
  margin: 0;
  ${type('h2')}
  ${tabular}
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const segments = trafficPeriods.map((days) => ({ value: String(days), label: `${days} days` }));
const count = new Intl.NumberFormat('en-US');

/** Visits to the store by visitors who consented to being counted. */
export function TrafficPanel() {
  const id = useId();
  const [days, setDays] = useState<TrafficPeriod>(30);
  const { traffic, loading, failed, again } = useTraffic(days);
  const choose = (value: string) => setDays(trafficPeriods.find((each) => String(each) === value) ?? 30);
  return (
    <Box aria-labelledby={id} aria-busy={loading}>
      <Head>
        <Heading id={id}>Traffic</Heading>
        <SegmentedControl label="Period" segments={segments} value={String(days)} onChange={choose} />
      </Head>
      <Words>
        Only visitors who agreed to analytics are counted. Days are those of UTC; the books are the orders.
      </Words>
      {failed ? (
        <Notice
          tone="error"
          live="alert"
          action={
            <Button variant="text" onClick={again}>
              Try again
            </Button>
          }
        >
          Traffic could not be loaded.
        </Notice>
      ) : traffic ? (
        <Numbers traffic={traffic} />
      ) : (
        <Skeleton height="300px" />
      )}
    </Box>
  );
}

function Numbers({ traffic }: { readonly traffic: Traffic }) {
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
            <Term>{term}</Term>
            <Figure>{figure}</Figure>
          </div>
        ))}
      </Figures>
      {traffic.pageViews === 0 ? (
        <Words>Nobody who agreed to it has visited the store in this time.</Words>
      ) : (
        <Parts>
          <DayChart byDay={traffic.byDay} />
          <TopPages pages={traffic.topPaths} />
        </Parts>
      )}
    </>
  );
}
