import { useState, type KeyboardEvent } from 'react';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { styled } from 'styled-components';
import { radius, space, tabular } from '@ritual/shared/theme';
import { role, text } from '../theme/index.ts';

/** Width of the box that is stretched to the panel; words stand outside of it. */
const width = 1000;

const Root = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5, 2.5)};
  margin: 0;
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

const Drawing = styled.svg<{ $height: number }>`
  width: 100%;
  height: ${({ $height }) => $height}px;
  overflow: visible;
`;

const Ends = styled.div`
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

export interface ChartLine {
  readonly id: string;
  /** By point; null: there is none, and the line goes on to the next one. */
  readonly values: readonly (number | null)[];
  /** The one that the page is about is drawn strongly; the one that it is compared with is dashed. */
  readonly look: 'strong' | 'compared';
  /** Whether the area below it is filled. */
  readonly filled?: boolean;
}

interface LineChartProps {
  /** What is drawn, for screen readers. */
  readonly label: string;
  /** Pixels. */
  readonly height: number;
  readonly lines: readonly ChartLine[];
  /** About how many values the axis names, and how it writes them. */
  readonly ticks: number;
  readonly valueWords: (value: number) => string;
  /** The axis goes up to this at least, so that a single event is no mountain. */
  readonly least: number;
  /** Values are counts: the axis names whole numbers only. */
  readonly whole?: boolean;
  /** Says in words what a point is. */
  readonly pointWords: (at: number) => string;
  /** Words below the drawing, from its left to its right end. */
  readonly ends: readonly string[];
}

/** Lines over time. The tooltip follows the pointer and the arrow keys. */
export function LineChart(props: LineChartProps) {
  const { label, height, lines, ticks: wanted, valueWords, least, whole = false, pointWords, ends } = props;
  const [shown, setShown] = useState<number | null>(null);
  const last = Math.max(0, ...lines.map(({ values }) => values.length - 1));
  const x = scaleLinear([0, Math.max(1, last)], [0, width]);
  const most = Math.max(least, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const y = scaleLinear([0, most], [height, 0]).nice(wanted);
  const ticks = y.ticks(wanted).filter((tick) => !whole || Number.isInteger(tick));
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
          <span key={tick}>{valueWords(tick)}</span>
        ))}
      </Values>
      <Drawing
        $height={height}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        preserveAspectRatio="none"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown ?? last}
        aria-valuetext={pointWords(shown ?? last)}
        onKeyDown={press}
        onFocus={() => setShown((at) => at ?? last)}
        onBlur={() => setShown(null)}
        onPointerMove={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          move(Math.round(((clientX - box.left) / box.width) * last));
        }}
        onPointerLeave={() => setShown(null)}
      >
        {ticks.map((tick) => (
          <Rule key={tick} x={[0, width]} y={[y(tick), y(tick)]} stroke={role('hairline')} />
        ))}
        {lines.map(({ id, values, look, filled = false }) => {
          const points = values.flatMap((value, at): [number, number][] =>
            value === null ? [] : [[x(at), y(value)]],
          );
          return (
            <g key={id}>
              {filled && <path d={area().y0(height)(points) ?? ''} fill={role('fill')} />}
              <path
                d={line()(points) ?? ''}
                fill="none"
                vectorEffect="non-scaling-stroke"
                {...strokes[look]}
              />
            </g>
          );
        })}
        {shown !== null && <Rule x={[x(shown), x(shown)]} y={[0, height]} stroke={role('control')} />}
      </Drawing>
      <Ends aria-hidden="true">
        {ends.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </Ends>
      {shown !== null && (
        <Tip aria-hidden="true" style={shown > last / 2 ? { insetInlineStart: 48 } : { insetInlineEnd: 0 }}>
          {pointWords(shown)}
        </Tip>
      )}
    </Root>
  );
}

const strokes = {
  strong: { stroke: role('accent'), strokeWidth: 2.2, strokeLinejoin: 'round' },
  compared: { stroke: role('control'), strokeWidth: 1.4, strokeDasharray: '4 3' },
} as const;

interface RuleProps {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly stroke: string;
}

const Rule = ({ x: [x1, x2], y: [y1, y2], stroke }: RuleProps) => (
  <line {...{ x1, x2, y1, y2, stroke }} vectorEffect="non-scaling-stroke" />
);
