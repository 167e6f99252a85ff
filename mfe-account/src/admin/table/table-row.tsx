import { memo, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Link } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { WarningIcon } from '@ritual/shared/ui';
import { role, text } from '../theme/index.ts';
import { Check } from './check.tsx';
import { changeBegins } from './others-changes.ts';
import { Cell, CheckCell, Note, Row } from './grid-styles.ts';
import type { Column, PhoneRow } from './types.ts';
import { useLongPress } from './use-long-press.ts';

const RowLink = styled(Link)`
  color: inherit;
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2.5, 4)};
  -webkit-touch-callout: none;
`;

const Lines = styled.div`
  flex: 1;
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
`;

/** What does not fit beside the other wraps below it. */
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5, 3)};
  min-width: 0;
  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
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
  /** Told of the element of a card, whose height follows its text. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly selectable: boolean;
  /** Some rows are selected: a tap on a card selects it, too, instead of opening it. */
  readonly selecting: boolean;
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
  const { selected, selecting, current, note, changed, onCurrent, onSelect, onOpen } = props;
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
    if (phone && selecting) onSelect(id, false);
    else if (event.detail === 2 || phone) onOpen(id);
  };
  const longPress = useLongPress(phone && selectable ? () => onSelect(id, false) : null);
  const lines = phone?.(row);
  const begins = changed === undefined ? columns.length : changeBegins(columns);
  return (
    <div
      ref={props.measure}
      data-index={index}
      style={{ position: 'absolute', insetInline: 0, top }}
      role="presentation"
    >
      <Row
        role="row"
        id={elementId}
        aria-rowindex={index + 2}
        aria-selected={selectable ? selected : undefined}
        $current={current}
        $selected={selected}
        $changed={changed !== undefined}
        $card={lines !== undefined}
        style={lines ? undefined : { gridTemplateColumns: template }}
        onClick={press}
        {...longPress}
      >
        {lines ? (
          <div role="gridcell">
            <Card>
              {check}
              <Lines>
                <Pair>
                  <Strong>{href === null ? lines.title : <RowLink to={href}>{lines.title}</RowLink>}</Strong>
                  <Strong>{lines.value}</Strong>
                </Pair>
                <Pair>
                  <Quiet>{lines.line}</Quiet>
                  <Quiet>{changed ?? lines.detail}</Quiet>
                </Pair>
              </Lines>
            </Card>
          </div>
        ) : (
          <>
            {check !== false && <CheckCell role="gridcell">{check}</CheckCell>}
            {columns.slice(0, begins).map((column) => (
              <Cell
                key={column.id}
                role="gridcell"
                data-end={column.align === 'end'}
                $end={column.align === 'end'}
                $names={column.names ?? false}
              >
                {column.names && href !== null ? (
                  <RowLink to={href} tabIndex={-1}>
                    {column.cell(row)}
                  </RowLink>
                ) : (
                  column.cell(row)
                )}
              </Cell>
            ))}
            {changed !== undefined && (
              <Cell
                role="gridcell"
                aria-colspan={columns.length - begins}
                $end
                $names={false}
                style={{ gridColumn: `span ${String(columns.length - begins)}` }}
              >
                {changed}
              </Cell>
            )}
          </>
        )}
      </Row>
      {note !== undefined && (
        <Note role="row" $card={lines !== undefined}>
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
