import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { styled } from 'styled-components';
import type { Traffic } from '@ritual/shared/contract';
import { radius, space } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';
import { dayLabel } from './day-label.ts';

type Day = Traffic['byDay'][number];

const Root = styled.figure`
  height: 220px;
  margin: 0;
  ${text('group')}
  & .recharts-surface:focus-visible {
    outline: 2px solid ${role('focus')};
    outline-offset: 2px;
  }
  & text {
    fill: ${role('muted')};
  }
`;

const Tip = styled.div`
  padding: ${space(1.5, 2.5)};
  border-radius: ${radius('control')};
  background: ${role('bulk')};
  color: ${role('bulk-text')};
  ${text('hint')}
`;

interface TipProps {
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload?: Day }[];
}

function DayTip({ active, payload }: TipProps) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <Tip>
      {dayLabel(day)}: {day.pageViews.toLocaleString('en-US')} page views
    </Tip>
  );
}

/** Page views of each day; the tooltip follows the arrow keys. */
export function DayChart({ byDay }: { readonly byDay: Traffic['byDay'] }) {
  const last = byDay.length - 1;
  return (
    <Root>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart
          data={[...byDay]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          title="Page views by day"
        >
          <CartesianGrid vertical={false} stroke={role('hairline')} />
          <XAxis
            dataKey={dayLabel}
            // The first and the last day are always named.
            ticks={[0, Math.floor(last / 2), last].flatMap((at) => (byDay[at] ? [dayLabel(byDay[at])] : []))}
            tickLine={false}
            axisLine={false}
            interval="preserveStartEnd"
            minTickGap={40}
            padding={{ left: 24, right: 24 }}
          />
          <YAxis width={44} tickCount={4} allowDecimals={false} tickLine={false} axisLine={false} />
          <Tooltip content={<DayTip />} cursor={{ stroke: role('control') }} isAnimationActive={false} />
          <Area
            type="linear"
            dataKey="pageViews"
            stroke={role('accent')}
            strokeWidth={2.2}
            fill={role('fill')}
            fillOpacity={1}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </Root>
  );
}
