import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { Figures } from '@ritual/shared/contract';
import { changeWords, formatCents } from '@ritual/shared/kernel';
import { borderWidth, space, tabular } from '@ritual/shared/theme';
import { Action, role, Section, text } from '../../../../admin/index.ts';
import { RevenueTable } from './revenue-table.tsx';

const RevenueChart = lazy(async () => ({ default: (await import('./revenue-chart.tsx')).RevenueChart }));

const Legend = styled.p`
  display: flex;
  gap: ${space(4)};
  ${text('hint')}
  color: ${role('muted')};
  & > span {
    display: inline-flex;
    gap: ${space(1.5)};
    align-items: center;
  }
  & > span::before {
    width: 18px;
    border-block-start: ${borderWidth('selected')} solid ${role('accent')};
    content: '';
  }
  & > span + span::before {
    border-block-start: ${borderWidth('selected')} dashed ${role('control')};
  }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 2)};
  margin-block-end: ${space(3)};
  & > p {
    ${text('dialog')}
    ${tabular}
  }
  & > p > span {
    padding-inline-start: ${space(2)};
    ${text('badge')}
    color: ${role('muted')};
  }
`;

const Room = styled.div`
  height: 204px;
`;

/** Revenue by day as a chart, or as the numbers of it. */
export function RevenuePanel({ figures }: { readonly figures: Figures }) {
  const [asTable, setAsTable] = useState(false);
  const { days, period, before } = figures;
  return (
    <Section
      title="Revenue by day"
      actions={
        <Legend>
          <span>{days} days</span>
          <span>before</span>
        </Legend>
      }
    >
      <Sum>
        <p>
          {formatCents(period.totals.revenue)}
          <span>{changeWords(period.totals.revenue, before.totals.revenue)}</span>
        </p>
        <Action look="plain" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'As a chart' : 'As a table'}
        </Action>
      </Sum>
      {asTable ? (
        <RevenueTable figures={figures} />
      ) : (
        <Suspense fallback={<Room />}>
          <RevenueChart figures={figures} />
        </Suspense>
      )}
    </Section>
  );
}
