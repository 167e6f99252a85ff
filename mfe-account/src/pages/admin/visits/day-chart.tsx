import { useState, type KeyboardEvent } from 'react';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { styled } from 'styled-components';
import type { Traffic } from '@ritual/shared/contract';
import { radius, space, tabular } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';
import { dayLabel } from './day-label.ts';

// Drawn in units of a box that is stretched to the panel; words stand outside of it.
const box = { width: 1000, height: 200 };

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
  text-align: end;
  margin-block: -${space(2)};
`;

const Drawing = styled.svg`
  width: 100%;
  height: 200px;
  overflow: visible;
`;

const Days = styled.div`
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

/** Page views of each day. The tooltip follows the pointer and the arrow keys. */
export function DayChart({ byDay }: { readonly byDay: Traffic['byDay'] }) {
  const [shown, setShown] = useState<number | null>(null);
  const last = byDay.length - 1;
  const most = Math.max(1, ...byDay.map(({ pageViews }) => pageViews));
  const x = scaleLinear([0, Math.max(1, last)], [0, box.width]);
  const y = scaleLinear([0, most], [box.height, 0]).nice(4);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const points = byDay.map(({ pageViews }, at): [number, number] => [x(at), y(pageViews)]);
  const day = shown === null ? undefined : byDay[shown];
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setShown(Math.min(last, Math.max(0, (shown ?? last) + by)));
  };
  return (
    <Root>
      <Values aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tick.toLocaleString('en-US')}</span>
        ))}
      </Values>
      <Drawing
        viewBox={`0 0 ${String(box.width)} ${String(box.height)}`}
        preserveAspectRatio="none"
        role="slider"
        tabIndex={0}
        aria-label="Page views by day"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown ?? last}
        aria-valuetext={wordsOf(day ?? byDay[last])}
        onKeyDown={press}
        onFocus={() => setShown((at) => at ?? last)}
        onBlur={() => setShown(null)}
        onPointerMove={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          setShown(Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last))));
        }}
        onPointerLeave={() => setShown(null)}
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={0}
            x2={box.width}
            y1={y(tick)}
            y2={y(tick)}
            stroke={role('hairline')}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={area().y0(box.height)(points) ?? ''} fill={role('fill')} />
        <path
          d={line()(points) ?? ''}
          fill="none"
          stroke={role('accent')}
          strokeWidth={2.2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {shown !== null && (
          <line
            x1={x(shown)}
            x2={x(shown)}
            y1={0}
            y2={box.height}
            stroke={role('control')}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </Drawing>
      <Days aria-hidden="true">
        {[0, Math.floor(last / 2), last].map((at) => (
          <span key={at}>{byDay[at] && dayLabel(byDay[at])}</span>
        ))}
      </Days>
      {day && shown !== null && (
        <Tip aria-hidden="true" style={shown > last / 2 ? { insetInlineStart: 48 } : { insetInlineEnd: 0 }}>
          {wordsOf(day)}
        </Tip>
      )}
    </Root>
  );
}

const wordsOf = (day: Traffic['byDay'][number] | undefined): string =>
  day ? `${dayLabel(day)}: ${day.pageViews.toLocaleString('en-US')} page views` : '';
