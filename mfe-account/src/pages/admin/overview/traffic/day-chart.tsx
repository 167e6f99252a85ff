import { styled } from 'styled-components';
import type { Traffic } from '@ritual/shared/contract';
import { formatDate } from '@ritual/shared/kernel';
import { border, color, space, tabular, type } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';
import { axisTop, chartPaths, chartSize } from '../../../../rules/chart-path.ts';

type Days = Traffic['byDay'];

const Root = styled.figure`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  ${type('caption')}
  ${tabular}
  color: ${color('text.muted')};
`;

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: 160px;
  border-block: ${border('border.hairline')};
  overflow: visible;
`;

const Line = styled.path`
  fill: none;
  stroke: ${color('cinnabar.600')};
  stroke-width: 2.2px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

const Area = styled.path`
  fill: ${color('cinnabar.600')};
  opacity: 0.07;
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
`;

const dayOf = ({ day }: Days[number]) => formatDate(`${day}T00:00:00Z`, 'UTC');

/** Page views of each day as a line; the same numbers as a table for screen readers. */
export function DayChart({ byDay }: { readonly byDay: Days }) {
  const values = byDay.map(({ pageViews }) => pageViews);
  const { line, area } = chartPaths(values);
  const first = byDay.at(0);
  const last = byDay.at(-1);
  return (
    <Root>
      <span aria-hidden="true">{`${axisTop(values)} page views`}</span>
      <Chart
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Area d={area} />
        <Line d={line} />
      </Chart>
      <Ends aria-hidden="true">
        <span>{first && dayOf(first)}</span>
        <span>{last && dayOf(last)}</span>
      </Ends>
      <VisuallyHidden>
        <table>
          <caption>Traffic by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Visits</th>
              <th scope="col">Page views</th>
              <th scope="col">Purchases</th>
            </tr>
          </thead>
          <tbody>
            {byDay.map((each) => (
              <tr key={each.day}>
                <th scope="row">{dayOf(each)}</th>
                <td>{each.visits}</td>
                <td>{each.pageViews}</td>
                <td>{each.purchases}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Root>
  );
}
