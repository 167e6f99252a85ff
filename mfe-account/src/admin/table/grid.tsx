import { useId, useLayoutEffect, useRef } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { cardsQuery, measures, useMedia } from '../theme/index.ts';
import { Bar, Body, Cell, CheckCell, Grid as GridRoot, Panel, Row } from './grid-styles.ts';
import { Head } from './head.tsx';
import { TableRow } from './table-row.tsx';
import { useTop } from './use-top.ts';
import type { PhoneRow } from './types.ts';
import type { Columns } from './use-columns.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** Above so many rows only those near the window are drawn. */
const drawnWhole = 200;
const bars = 8;

interface GridProps<Item extends object> {
  readonly label: string;
  readonly many: string;
  readonly list: List<Item>;
  readonly columns: Columns<Item>;
  readonly selection: Selection | null;
  readonly current: string | null;
  readonly rowId: (row: Item) => string;
  readonly rowLabel: (row: Item) => string;
  readonly rowHref: (row: Item) => string | null;
  readonly phone: (row: Item) => PhoneRow;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly onCurrent: (id: string) => void;
  readonly onSelect: (id: string, upTo: boolean) => void;
  readonly onOpen: (id: string) => void;
  readonly stale: boolean;
}

/** The rows with their head. The keys are the page's; this element has the focus while they are used. */
export function Grid<Item extends object>(props: GridProps<Item>) {
  const { label, many, list, columns, selection, current, rowId, stale } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const top = useTop(body);
  const narrow = useMedia(cardsQuery);
  const height = narrow ? measures.row.touch : measures.row.standard;
  const { rows } = list;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      return height + (row && list.notes[rowId(row)] !== undefined ? measures.note : 0);
    },
    overscan: rows.length > drawnWhole ? 15 : drawnWhole,
    scrollMargin: top,
    getItemKey: (index) => {
      const row = rows[index];
      return row ? rowId(row) : index;
    },
  });
  // Cards are as high as their text, and measured; a row of the table has its height from the estimate.
  const sizes = narrow ? 'cards' : `table ${Object.keys(list.notes).join()}`;
  useLayoutEffect(() => virtual.measure(), [virtual, sizes]);
  const at = rows.findIndex((row) => rowId(row) === current);
  const isLoaded = at >= 0;
  useLayoutEffect(() => {
    if (isLoaded) virtual.scrollToIndex(at, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- scrolls when the current row changes or is loaded, not when other rows do
  }, [current, isLoaded, virtual]);
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  const { more } = list;
  useLayoutEffect(() => {
    if (list.next !== null && !list.loading && list.error === null && last >= rows.length - 10) more();
  });
  const template = templateOf(columns, selection !== null);
  const leastWidth = columns.shown.reduce<number>(
    (sum, column) => sum + (columns.sizes[column.id] ?? column.width),
    measures.checkbox,
  );
  const empty = rows.length === 0 && list.loading;
  return (
    <Panel $stale={stale}>
      <GridRoot
        role="grid"
        tabIndex={0}
        aria-label={label}
        style={narrow ? undefined : { minWidth: leastWidth }}
        aria-busy={list.loading}
        aria-rowcount={list.exact ? list.count + 1 : -1}
        aria-multiselectable={selection !== null}
        aria-activedescendant={
          at >= 0 && items.some(({ index }) => index === at) ? `${id}-${String(at)}` : undefined
        }
      >
        {!narrow && (
          <Head
            columns={columns}
            template={template}
            selection={selection}
            loaded={rows.length - list.gone.size}
            many={many}
            sort={props.sort}
            onSort={props.onSort}
          />
        )}
        {empty ? (
          <Body role="rowgroup" ref={body}>
            {Array.from({ length: bars }, (_, index) => (
              <Row
                key={index}
                role="row"
                $current={false}
                $selected={false}
                $changed={false}
                $card={narrow}
                style={narrow ? undefined : { gridTemplateColumns: template }}
              >
                {selection && !narrow && <CheckCell role="gridcell" />}
                {columns.shown.slice(0, narrow ? 1 : undefined).map((column) => (
                  <Cell key={column.id} role="gridcell" $end={false} $names={false}>
                    <Bar />
                  </Cell>
                ))}
              </Row>
            ))}
          </Body>
        ) : (
          <Body role="rowgroup" ref={body} style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const row = rows[index];
              if (!row) return null;
              const key = rowId(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  id={key}
                  elementId={`${id}-${String(index)}`}
                  index={index}
                  top={start - virtual.options.scrollMargin}
                  label={props.rowLabel(row)}
                  href={props.rowHref(row)}
                  columns={columns.shown}
                  template={template}
                  phone={narrow ? props.phone : null}
                  measure={narrow ? virtual.measureElement : undefined}
                  selecting={(selection?.size ?? 0) > 0}
                  selectable={selection !== null}
                  selected={selection?.has(key) ?? false}
                  current={key === current}
                  note={list.notes[key]}
                  changed={list.gone.has(key) ? 'No longer in this list' : list.changed[key]}
                  onCurrent={props.onCurrent}
                  onSelect={props.onSelect}
                  onOpen={props.onOpen}
                />
              );
            })}
          </Body>
        )}
      </GridRoot>
    </Panel>
  );
}

/** One template for head and rows; a column that the person has sized keeps exactly that width. */
function templateOf<Item extends object>({ shown, sizes }: Columns<Item>, selectable: boolean): string {
  const widths = shown.map(({ id, width, grow = 1 }) => {
    const chosen = sizes[id];
    if (chosen !== undefined) return `${String(chosen)}px`;
    return grow === 0 ? `${String(width)}px` : `minmax(${String(width)}px, ${String(grow)}fr)`;
  });
  return [...(selectable ? [`${String(measures.checkbox)}px`] : []), ...widths].join(' ');
}
