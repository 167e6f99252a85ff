import { styled } from 'styled-components';
import { Link } from '@ritual/shared/routing';
import { borderWidth, radius, space, tabular, visuallyHidden, weight } from '@ritual/shared/theme';
import { phone, role, text } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import type { TriedRow } from './use-tracking-import.ts';

/** Wide tables scroll by themselves, also by keyboard. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('cell')}
  ${tabular}
  th,
  td {
    height: 34px;
    padding: ${space(1)} ${space(4)} ${space(1)} 0;
    border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    ${text('head')}
    color: ${role('muted')};
    border-color: ${role('divider')};
  }
  tr > :first-child {
    width: 48px;
    color: ${role('muted')};
    text-align: end;
  }
  td:last-child {
    width: 40%;
    white-space: normal;
  }
  /* A row is a card: its number, and beside it what the columns say, below each other. */
  ${phone} {
    &,
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tr {
      display: grid;
      grid-template-columns: 32px minmax(0, 1fr);
      gap: ${space(1)} ${space(2)};
      padding-block: ${space(2)};
      border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
    }
    td {
      grid-column: 2;
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    td:last-child {
      width: auto;
    }
    td:first-child {
      grid-column: 1;
      width: auto;
    }
    td:nth-child(2) {
      grid-row: 1;
    }
  }
`;

export const Wrong = styled.span`
  display: inline-block;
  max-width: 280px;
  padding-inline: ${space(1.5)};
  border-radius: ${radius('badge')};
  background: ${role('bad-tint')};
  color: ${role('bad-text')};
  font-weight: ${weight('strong')};
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
`;

const OrderLink = styled(Link)`
  ${text('cellStrong')}
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** A link opens beside this page, which would be lost. */
export function OrderCell({ outcome: { order, summary } }: TriedRow) {
  return summary === null ? (
    order
  ) : (
    <OrderLink to={adminPaths.order(summary.id)} target="_blank">
      {order}
    </OrderLink>
  );
}
