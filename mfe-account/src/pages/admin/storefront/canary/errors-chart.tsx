import { useState, type KeyboardEvent } from 'react';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { styled } from 'styled-components';
import type { StorefrontCanary } from '@ritual/shared/contract';
import { radius, space, tabular } from '@ritual/shared/theme';
import { clockTime, role, text } from '../../../../admin/index.ts';
import { rate } from '../words.ts';

// Drawn in units of a box that is stretched to the panel; words stand outside of it.
const box = { width: 1000, height: 112 };
/** The least that the axis goes up to, so that one error among thousands of views is no mountain. */
const leastMost = 0.001;

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1, 2)};
  padding-block-start: ${space(2)};
  ${text('group')}
  ${tabular}
  color: ${role('muted')};
`;

const Values = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  margin-block: -${space(2)};
  text-align: end;
`;

const Drawing = styled.svg`
  width: 100%;
  height: ${box.height}px;
  overflow: visible;
`;

const Times = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;

const Tip = styled.p`
  position: absolute;
  inset-block-start: 0;
  padding: ${space(1, 2)};
  border-radius: ${radius('control')};
  background: ${role('bulk')};
  color: ${role('bulk-text')};
  ${text('hint')}
  white-space: nowrap;
  pointer-events: none;
`;

type Point = StorefrontCanary['errorsOverTime'][number];
/** null: nobody came, and the line goes on to the next point. */
const rateOf = ({ views, errors }: Point['canary']): number | null => (views === 0 ? null : errors / views);

interface Props {
  readonly canary: StorefrontCanary;
  readonly live: string;
}

/** Both arms over time. The tooltip follows the pointer and the arrow keys. */
export function ErrorsChart({ canary, live }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const points = canary.errorsOverTime;
  const last = points.length - 1;
  const rates = points.flatMap((point) => [rateOf(point.canary) ?? 0, rateOf(point.control) ?? 0]);
  const x = scaleLinear([0, Math.max(1, last)], [0, box.width]);
  const y = scaleLinear([0, Math.max(leastMost, ...rates)], [box.height, 0]).nice(3);
  const ticks = y.ticks(3);
  const pathOf = (arm: 'canary' | 'control'): string =>
    line()(
      points.flatMap((point, at): [number, number][] => {
        const value = rateOf(point[arm]);
        return value === null ? [] : [[x(at), y(value)]];
      }),
    ) ?? '';
  const wordsOf = ({ at, canary: tried, control }: Point): string =>
    `${clockTime(at)}: ${canary.version} ${rate(tried.errors, tried.views)}, ${live} ${rate(control.errors, control.views)}`;
  const point = points[shown ?? last];
  const move = (to: number) => setShown(Math.min(last, Math.max(0, to)));
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move((shown ?? last) + by);
  };
  return (
    <Root>
      <Values aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{rate(tick, 1)}</span>
        ))}
      </Values>
      <Drawing
        viewBox={`0 0 ${String(box.width)} ${String(box.height)}`}
        preserveAspectRatio="none"
        role="slider"
        tabIndex={0}
        aria-label="Errors per page view over time"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown ?? last}
        aria-valuetext={point && wordsOf(point)}
        onKeyDown={press}
        onFocus={() => setShown((at) => at ?? last)}
        onBlur={() => setShown(null)}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          move(Math.round(((clientX - left) / width) * last));
        }}
        onPointerLeave={() => setShown(null)}
      >
        {ticks.map((tick) => (
          <Rule key={tick} x={[0, box.width]} y={[y(tick), y(tick)]} stroke={role('divider')} />
        ))}
        <path
          {...{ d: pathOf('control'), fill: 'none', stroke: role('control'), strokeWidth: 1.4 }}
          {...{ strokeDasharray: '4 3', vectorEffect: 'non-scaling-stroke' }}
        />
        <path
          {...{ d: pathOf('canary'), fill: 'none', stroke: role('accent'), strokeWidth: 2.2 }}
          {...{ strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' }}
        />
        {shown !== null && <Rule x={[x(shown), x(shown)]} y={[0, box.height]} stroke={role('control')} />}
      </Drawing>
      <Times aria-hidden="true">
        {[points[0], points[last]].map(
          (end, at) => end && <span key={at === 0 ? 'first' : 'last'}>{clockTime(end.at)}</span>,
        )}
      </Times>
      {point && shown !== null && (
        <Tip aria-hidden="true" style={shown > last / 2 ? { insetInlineStart: 48 } : { insetInlineEnd: 0 }}>
          {wordsOf(point)}
        </Tip>
      )}
    </Root>
  );
}

interface RuleProps {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly stroke: string;
}

const Rule = ({ x: [x1, x2], y: [y1, y2], stroke }: RuleProps) => (
  <line {...{ x1, x2, y1, y2, stroke }} vectorEffect="non-scaling-stroke" />
);
