import { memo, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Link } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { WarningIcon } from '@ritual/shared/ui';
import { role, text } from '../theme/index.ts';
import { Check } from './check.tsx';
import { Cell, CheckCell, Note, Row } from './grid-styles.ts';
import type { Column, PhoneRow } from './types.ts';

const RowLink = styled(Link)`
  color: inherit;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.5, 3)};
  padding-inline: ${space(4)};
  & > :first-child {
    grid-row: span 2;
  }
  & > :nth-child(3),
  & > :nth-child(5) {
    text-align: end;
  }
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Strong = styled.span`
  ${text('strong')}
`;

const Quiet = styled.span`
  color: ${role('secondary')};
`;

interface TableRowProps<Item> {
  readonly row: Item;
  readonly id: string;
  /** Id of the element, for aria-activedescendant. */
  readonly elementId: string;
  readonly index: number;
  readonly top: number;
  readonly label: string;
  readonly href: string | null;
  readonly columns: readonly Column<Item>[];
  readonly template: string;
  /** Two lines instead of columns. */
  readonly phone: ((row: Item) => PhoneRow) | null;
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly current: boolean;
  readonly note: string | undefined;
  readonly changed: string | undefined;
  readonly onCurrent: (id: string) => void;
  readonly onSelect: (id: string, upTo: boolean) => void;
  readonly onOpen: (id: string) => void;
}

function DrawnRow<Item>(props: TableRowProps<Item>) {
  const { row, id, elementId, index, top, label, href, columns, template, phone, selectable } = props;
  const { selected, current, note, changed, onCurrent, onSelect, onOpen } = props;
  const check = selectable && (
    <Check
      label={`Select ${label}`}
      checked={selected}
      onSet={(event) => {
        event.stopPropagation();
        onSelect(id, event.shiftKey);
      }}
    />
  );
  const press = (event: MouseEvent) => {
    onCurrent(id);
    if (event.target instanceof Element && event.target.closest('a, button, input')) return;
    if (event.detail === 2 || phone) onOpen(id);
  };
  const lines = phone?.(row);
  return (
    <div style={{ position: 'absolute', insetInline: 0, top }} role="presentation">
      <Row
        role="row"
        id={elementId}
        aria-rowindex={index + 2}
        aria-selected={selectable ? selected : undefined}
        $current={current}
        $selected={selected}
        $changed={changed !== undefined}
        style={{ gridTemplateColumns: template }}
        onClick={press}
      >
        {lines ? (
          <div role="gridcell">
            <Two>
              <span>{check}</span>
              <Strong>{href === null ? lines.title : <RowLink to={href}>{lines.title}</RowLink>}</Strong>
              <Strong>{lines.value}</Strong>
              <Quiet>{lines.line}</Quiet>
              <Quiet>{changed ?? lines.detail}</Quiet>
            </Two>
          </div>
        ) : (
          <>
            {check !== false && <CheckCell role="gridcell">{check}</CheckCell>}
            {columns.map((column, at) => (
              <Cell
                key={column.id}
                role="gridcell"
                $end={column.align === 'end'}
                $names={column.names ?? false}
              >
                {at === columns.length - 1 && changed !== undefined ? (
                  changed
                ) : column.names && href !== null ? (
                  <RowLink to={href} tabIndex={-1}>
                    {column.cell(row)}
                  </RowLink>
                ) : (
                  column.cell(row)
                )}
              </Cell>
            ))}
          </>
        )}
      </Row>
      {note !== undefined && (
        <Note role="row">
          <span role="gridcell" style={{ display: 'contents' }}>
            <WarningIcon size={16} />
            {note}
          </span>
        </Note>
      )}
    </div>
  );
}

/** One row; drawn again only when something of it has changed. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
