import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Action, Failure, phone, phoneQuery, role, text } from '../../../admin/index.ts';
import { Scroll, Table } from '../tracking/row-table.tsx';
import type { Paged } from './use-pages.ts';

/** The first cell is a name, not the number of a row. */
const named = css`
  tr > :first-child {
    width: auto;
    text-align: start;
  }
  td:first-child {
    color: inherit;
  }
  ${phone} {
    tr {
      grid-template-columns: minmax(0, 1fr);
    }
    td,
    td:first-child {
      grid-column: 1;
    }
    td:nth-child(2) {
      grid-row: auto;
    }
  }
`;

/** Columns as wide as what they say; with `$figures` the last three are at the right, with `$named` the first is a name. */
export const Rows = styled(Table)<{ $figures?: boolean; $named?: boolean }>`
  td,
  td:last-child {
    width: auto;
    max-width: 320px;
    overflow-wrap: anywhere;
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
  ${({ $figures = false }) =>
    $figures ? `@media not all and ${phoneQuery} { tr > :nth-last-child(-n + 3) { text-align: end; } }` : ''}
  ${({ $named = false }) => ($named ? named : '')}
`;

const Foot = styled.div`
  display: flex;
  justify-content: end;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
`;

const Empty = styled.p`
  ${text('body')}
  color: ${role('secondary')};
`;

interface PagedTableProps<Row> {
  readonly label: string;
  readonly pages: Paged<{ readonly content: readonly Row[]; readonly next: number | null }>;
  readonly heads: readonly string[];
  /** By the heads; the first is the number of the row in the file. */
  readonly cells: (row: Row) => readonly ReactNode[];
  readonly rowId: (row: Row) => number;
  readonly empty: string;
  /** The last three columns are figures. */
  readonly figures?: boolean;
}

/** Rows of a file, a page at a time. */
export function PagedTable<Row>({
  label,
  pages,
  heads,
  cells,
  rowId,
  empty,
  figures = false,
}: PagedTableProps<Row>) {
  const { answer, error, again, previous, next } = pages;
  if (error !== null) return <Failure what={label} error={error} onAgain={again} />;
  if (answer === null) return null;
  if (answer.content.length === 0) return <Empty>{empty}</Empty>;
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={`Rows: ${label}`}>
        <Rows role="table" aria-label={label} $figures={figures}>
          <thead role="rowgroup">
            <tr role="row">
              {heads.map((head) => (
                <th key={head} role="columnheader" scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {answer.content.map((row) => (
              <tr key={rowId(row)} role="row">
                {cells(row).map((cell, index) => (
                  <td key={heads[index]} role="cell">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Rows>
      </Scroll>
      {(previous ?? next) !== null && (
        <Foot>
          {previous && <Action onClick={previous}>Back</Action>}
          {next && <Action onClick={next}>Next 50</Action>}
        </Foot>
      )}
    </>
  );
}
