import { useState } from 'react';
import { styled } from 'styled-components';
import { getTaxReport } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { storeDay, taxReportCsv, taxReportTotals } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Select, Skeleton } from '@ritual/shared/ui';
import {
  Action,
  AdminPage,
  Facts,
  Failure,
  saveCsv,
  Section,
  text,
  useRights,
} from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { signedCents } from '../../../../rules/tax-words.ts';
import { lastMonth, taxPeriods } from '../../../../rules/tax-periods.ts';
import { useLoaded } from '../../use-loaded.ts';
import { ReportTable } from './report-table.tsx';

const Chosen = styled.div`
  width: min(260px, 100%);
`;

const Words = styled.p`
  ${text('cell')}
  padding-block-end: ${space(3)};
`;

const load = (period: string, signal: AbortSignal) =>
  api.call(getTaxReport, { query: { period } }, { signal });

/** What is filed: sales, tax and what was given back, by state and jurisdiction. */
export function Component() {
  const today = storeDay(new Date());
  const [period, setPeriod] = useState(() => lastMonth(today));
  const may = useRights();
  const { data: report, error, again } = useLoaded(load, period);
  const periods = taxPeriods(today);
  const name = periods.find(({ value }) => value === period)?.label ?? period;
  return (
    <AdminPage
      title="Tax report"
      intro="For your tax return: what was sold to each state, what of it was exempt and why, and the tax by who takes it. An order counts in the month in which it was paid, as its lines are now; a refund in the month in which its money went."
      {...(may('settings.read') && { crumb: { label: 'Taxes', to: adminPaths.taxes } })}
      actions={
        report &&
        report.rows.length > 0 && (
          <Action onClick={() => saveCsv(`tax-${period}`, taxReportCsv(period, report.rows))}>
            Save as a CSV file
          </Action>
        )
      }
    >
      <Chosen>
        <Select
          size="compact"
          label="Month or quarter"
          options={[...periods]}
          value={period}
          onChange={({ target }) => setPeriod(target.value)}
        />
      </Chosen>
      {error !== null && <Failure what="The report" error={error} onAgain={again} />}
      {report === null && error === null && <Skeleton height="320px" />}
      {report && (
        <>
          <Section title={name}>
            <Totals report={report} />
          </Section>
          <Section title="By jurisdiction">
            {report.rows.length === 0 ? (
              <Words>Nothing was sold or refunded in this time.</Words>
            ) : (
              <ReportTable rows={report.rows} label={`Sales tax, ${name}`} />
            )}
          </Section>
        </>
      )}
    </AdminPage>
  );
}

function Totals({ report }: { readonly report: Awaited<ReturnType<typeof load>> }) {
  const { gross, refundedGross, tax, refundedTax } = taxReportTotals(report.rows);
  return (
    <Facts
      items={[
        { term: 'Orders paid', value: String(report.orders) },
        { term: 'Gross sales', value: signedCents(gross) },
        { term: 'Of refunds', value: signedCents(-refundedGross) },
        { term: 'Tax charged', value: signedCents(tax) },
        { term: 'Tax refunded', value: signedCents(-refundedTax) },
        { term: 'Net tax', value: <strong>{signedCents(tax - refundedTax)}</strong> },
      ]}
    />
  );
}
