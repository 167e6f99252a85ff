import { styled } from 'styled-components';
import { bareButton, borderWidth, space } from '@ritual/shared/theme';
import { ArrowDownIcon, ArrowUpIcon } from '@ritual/shared/ui';
import { role } from '../theme/index.ts';
import { Check } from './check.tsx';
import { CheckCell, HeadCell, HeadRow } from './grid-styles.ts';
import type { Column } from './types.ts';
import type { Columns } from './use-columns.ts';
import type { Selection } from './use-selection.ts';

const Sort = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

const Handle = styled.span`
  position: absolute;
  /* raw: the middle of the handle, which is 7 wide, on the columns' edge */
  inset: 0 -3px 0 auto;
  width: 7px;
  /* Outside of the last column there is nothing to scroll to. */
  :last-child > & {
    inset-inline-end: 0;
  }
  cursor: col-resize;
  touch-action: none;
  &:hover {
    border-inline-end: ${borderWidth('selected')} solid ${role('control')};
  }
`;

interface HeadProps<Row extends object> {
  readonly columns: Columns<Row>;
  readonly template: string;
  readonly selection: Selection | null;
  readonly loaded: number;
  readonly many: string;
  /** 'placed' or '-placed'. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** How the list is sorted after a click on a title; '' is its usual order. */
function nextSort<Row>({ sort = '', sortsUp, sortsDown }: Column<Row>, now: string): string {
  if (sortsUp) return now === '' ? sort : '';
  if (!now.startsWith('-')) return `-${sort}`;
  return sortsDown ? '' : sort;
}

/** Titles of the columns. One column is sorted; widths are dragged, or set with the keyboard under 'Columns'. */
export function Head<Row extends object>(props: HeadProps<Row>) {
  const { columns, template, selection, loaded, many, sort, onSort } = props;
  const headers = columns.table.getHeaderGroups().at(0)?.headers ?? [];
  const chosen = selection?.ids.size ?? 0;
  return (
    <div role="rowgroup">
      <HeadRow role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
        {selection && (
          <CheckCell role="columnheader">
            <Check
              label={`Select all ${many}`}
              checked={chosen > 0 && chosen >= loaded}
              some={chosen > 0 && chosen < loaded}
              onSet={() => selection.setAll(chosen < loaded)}
            />
          </CheckCell>
        )}
        {columns.shown.map((column) => {
          const sorted = column.sort !== undefined && sort.replace('-', '') === column.sort;
          const down = sort.startsWith('-');
          const header = headers.find(({ id }) => id === column.id);
          return (
            <HeadCell
              key={column.id}
              role="columnheader"
              data-end={column.align === 'end'}
              $end={column.align === 'end'}
              $sorted={sorted}
              {...(column.sort !== undefined && {
                'aria-sort': sorted ? (down ? 'descending' : 'ascending') : 'none',
              })}
            >
              {column.sort === undefined ? (
                column.title
              ) : (
                <Sort type="button" onClick={() => onSort(nextSort(column, sorted ? sort : ''))}>
                  {column.title}
                  {sorted && (down ? <ArrowDownIcon size={16} /> : <ArrowUpIcon size={16} />)}
                </Sort>
              )}
              {header && (
                <Handle
                  aria-hidden="true"
                  onMouseDown={header.getResizeHandler()}
                  onTouchStart={header.getResizeHandler()}
                />
              )}
            </HeadCell>
          );
        })}
      </HeadRow>
    </div>
  );
}
