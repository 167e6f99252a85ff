import type { StorefrontCanary } from '@ritual/shared/contract';
import { LineChart } from '../../../../admin/chart/line-chart.tsx';
import { clockTime } from '../../../../admin/index.ts';
import { rate } from '../words.ts';

/** The least that the axis goes up to, so that one error among thousands of views is no mountain. */
const leastMost = 0.001;

type Point = StorefrontCanary['errorsOverTime'][number];
/** null: there was no view. */
const rateOf = ({ views, errors }: Point['canary']): number | null => (views === 0 ? null : errors / views);

interface Props {
  readonly canary: StorefrontCanary;
  readonly live: string;
}

/** Errors per view of the canary and of the live release, over time. */
export function ErrorsChart({ canary, live }: Props) {
  const points = canary.errorsOverTime;
  const wordsOf = (point: Point | undefined): string => {
    if (!point) return '';
    const { at, canary: tried, control } = point;
    return `${clockTime(at)}: ${canary.version} ${rate(tried.errors, tried.views)}, ${live} ${rate(control.errors, control.views)}`;
  };
  return (
    <LineChart
      label="Errors per page view over time"
      height={112}
      lines={[
        { id: 'control', values: points.map(({ control }) => rateOf(control)), look: 'compared' },
        { id: 'canary', values: points.map((point) => rateOf(point.canary)), look: 'strong' },
      ]}
      ticks={3}
      valueWords={(value) => rate(value, 1)}
      least={leastMost}
      pointWords={(at) => wordsOf(points[at])}
      ends={[points[0], points.at(-1)].flatMap((point) => (point ? [clockTime(point.at)] : []))}
    />
  );
}
