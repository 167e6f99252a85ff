import { styled } from 'styled-components';
import type { TaxReport } from '@ritual/shared/contract';
import { exemptionLabel, reportedExemptions, taxLevelLabel, type TaxReportRow } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';
import { role, text } from '../../../../admin/index.ts';
import { byStateName, signedCents, stateName } from '../../../../rules/tax-words.ts';
import { FigureTable } from '../../visits/table-styles.ts';

/** More columns than a narrow window has room for. */
const Scrolls = styled.div`
  overflow-x: auto;
  & td {
    white-space: nowrap;
  }
  /* Else the figures leave it the width of a letter, in windows of phones. */
  & tbody th {
    min-width: 132px;
  }
  /* Who it is stays in view beside the figures that are scrolled. */
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    background: ${role('panel')};
  }
`;

const Why = styled.span`
  display: block;
  ${text('hint')}
  color: ${role('muted')};
  padding-block-end: ${space(1)};
`;

type Row = TaxReport['rows'][number];

interface ReportTableProps {
  readonly rows: readonly Row[];
  readonly label: string;
}

/** One line for each jurisdiction. */
export function ReportTable({ rows, label }: ReportTableProps) {
  return (
    <Scrolls role="region" aria-label={label} tabIndex={0}>
      <FigureTable>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {['Who taxes', 'Gross sales', 'Exempt', 'Taxable', 'Tax charged', 'Refunded', 'Tax refunded'].map(
              (title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
            <th scope="col">Net tax</th>
          </tr>
        </thead>
        <tbody>
          {byStateName(rows).map((row) => (
            <tr key={`${row.state} ${row.level} ${row.name}`}>
              <th scope="row">{placeWords(row)}</th>
              <td>{signedCents(row.sold.gross)}</td>
              <td>
                {signedCents(row.sold.gross - row.sold.taxable)}
                {exemptWords(row).map((words) => (
                  <Why key={words}>{words}</Why>
                ))}
              </td>
              <td>{signedCents(row.sold.taxable)}</td>
              <td>{signedCents(row.sold.tax)}</td>
              <td>{signedCents(row.refunded.gross)}</td>
              <td>{signedCents(row.refunded.tax)}</td>
              <td>{signedCents(row.sold.tax - row.refunded.tax)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scrolls>
  );
}

/** 'California, 7.25%', 'California, County Alameda, 3%' */
function placeWords({ state, level, name, rates }: TaxReportRow): string {
  const rate = rates.map((each) => `${String(each)}%`).join(' and ');
  return [
    stateName(state),
    ...(level === 'state' ? [] : [`${taxLevelLabel[level]} ${name}`]),
    ...(rate === '' ? [] : [rate]),
  ].join(', ');
}

const exemptWords = ({ exempt }: TaxReportRow) =>
  reportedExemptions.flatMap((reason) =>
    exempt[reason] === 0 ? [] : [`${signedCents(exempt[reason])} ${exemptionLabel[reason]}`],
  );
