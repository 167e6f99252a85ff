import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { borderWidth, radius, space, tabular, weight } from '@ritual/shared/theme';
import { nextPlace, pastedCells, type Place } from '../../rules/pasted-cells.ts';
import { measures, phone, role, text } from '../theme/index.ts';

/** Most of the first column, in px. */
const [held, heldOnPhone] = [208, 112];

const Scroll = styled.div`
  /* Hidden labels of what scrolls stay within it. */
  position: relative;
  overflow-x: auto;
  /* A cell that the keyboard comes to stands beside the first column, not under it. */
  scroll-padding-inline-start: ${held + 16}px;
  ${phone} {
    scroll-padding-inline-start: ${heldOnPhone + 16}px;
  }
`;

/** A long head is broken, so that there is room for cells beside it on a phone, too. */
const Head = styled.div`
  width: max-content;
  max-width: ${held}px;
  overflow-wrap: anywhere;
  ${phone} {
    max-width: ${heldOnPhone}px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('cell')}
  ${tabular}
  & th,
  & td {
    padding: ${space(1.5, 1)};
    border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
    text-align: center;
  }
  & thead th {
    ${text('head')}
    color: ${role('muted')};
    border-block-end-color: ${role('divider')};
  }
  /* The first column stays while the others scroll. */
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${role('panel')};
    text-align: start;
    padding-inline: 0 ${space(3)};
    font-weight: inherit;
  }
  & td:last-child,
  & thead th:last-child {
    padding-inline-end: 0;
  }
`;

const marks = {
  low: css`
    border-color: ${role('warning')};
    background: ${role('warn-tint')};
  `,
  out: css`
    border-color: ${role('danger')};
    background: ${role('error')};
  `,
};

const Input = styled.input<{ $width: number; $mark: 'low' | 'out' | null; $changed: boolean; $end: boolean }>`
  width: 100%;
  min-width: ${({ $width }) => $width}px;
  height: ${measures.field.standard}px;
  padding-inline: ${space(2)};
  border: ${borderWidth('hairline')} solid ${role('divider')};
  border-radius: ${radius('control')};
  background: ${role('panel')};
  color: ${role('text')};
  ${text('cell')}
  text-align: ${({ $end }) => ($end ? 'center' : 'start')};
  ${({ $mark }) => ($mark ? marks[$mark] : '')}
  ${({ $changed }) => ($changed ? `border-color: ${role('focus')}; font-weight: ${weight('strong')};` : '')}
  &[aria-invalid='true'] {
    border: ${borderWidth('selected')} solid ${role('accent')};
  }
  &:focus-visible {
    outline: ${borderWidth('selected')} solid ${role('focus')};
  }
  &:disabled {
    background: ${role('tint')};
    color: ${role('muted')};
  }
  ${phone} {
    height: ${measures.target}px;
    ${text('field')}
  }
`;

export interface Cell {
  readonly value: string;
  /** Its accessible name: 'SKU, Pine, M'. */
  readonly label: string;
  readonly name?: string;
  readonly mark?: 'low' | 'out' | null;
  readonly changed?: boolean;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export interface FilledCell extends Place {
  readonly text: string;
}

interface CellGridProps {
  /** What the grid is for screen readers. */
  readonly label: string;
  /** Over the first column. */
  readonly corner: ReactNode;
  readonly columns: readonly { readonly key: string; readonly head: ReactNode }[];
  /** Without a head the first cell of a row is its head, and the first column has no title but the corner. */
  readonly rows: readonly { readonly key: string; readonly head?: ReactNode; readonly end?: ReactNode }[];
  /** null: there is none, and a dash is drawn. */
  readonly cell: (place: Place) => Cell | null;
  /** Least width of a cell in px. */
  readonly width: number;
  /** Numbers are centered. */
  readonly numbers?: boolean;
  /** Over what stands at the end of each row. */
  readonly end?: ReactNode;
  /** Several cells at once when they were pasted. */
  readonly onFill: (cells: readonly FilledCell[]) => void;
  /** What was pasted is no part of the grid but the whole: it was taken. */
  readonly onPasteAll?: (text: string) => boolean;
}

/** A table that is typed and pasted like a spreadsheet: arrows and Enter move, tabs and lines fill. */
export function CellGrid({
  label,
  corner,
  columns,
  rows,
  cell,
  width,
  numbers = false,
  end,
  onFill,
  onPasteAll,
}: CellGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const isHead = (row: number, column: number) => column === 0 && rows[row]?.head === undefined;
  const move = (event: KeyboardEvent<HTMLInputElement>, place: Place) => {
    const { selectionStart: start, selectionEnd: last, value } = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextPlace(event.key, place, { start: start ?? 0, end: last ?? 0, length: value.length });
    if (!next) return;
    // Enter would send the form around the grid.
    event.preventDefault();
    const found = table.current?.querySelector<HTMLInputElement>(
      `[data-cell="${String(next.row)},${String(next.column)}"]`,
    );
    found?.focus();
    found?.select();
  };
  const paste = (event: ClipboardEvent, place: Place) => {
    const pasted = event.clipboardData.getData('text');
    const isTaken = onPasteAll?.(pasted) === true;
    const cells = isTaken ? [] : pastedCells(pasted, place, { rows: rows.length, columns: columns.length });
    if (!cells) return;
    event.preventDefault();
    if (!isTaken) onFill(cells.filter((each) => cell(each)?.disabled === false));
  };
  const input = (place: Place) => {
    const of = cell(place);
    if (!of) return '–';
    const { value, label: named, name, mark = null, changed = false, error, disabled } = of;
    return (
      <Input
        $width={width}
        $mark={mark}
        $changed={changed}
        $end={numbers && !isHead(place.row, place.column)}
        data-cell={`${String(place.row)},${String(place.column)}`}
        name={name}
        aria-label={named}
        aria-invalid={error === undefined ? undefined : true}
        title={error}
        autoComplete="off"
        disabled={disabled}
        value={value}
        onChange={({ target }) => onFill([{ ...place, text: target.value }])}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => move(event, place)}
        onPaste={(event) => paste(event, place)}
      />
    );
  };
  return (
    <Scroll>
      <Table ref={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, head }, index) =>
              isHead(0, index) ? null : (
                <th key={key} scope="col">
                  {head}
                </th>
              ),
            )}
            {end === null && <td />}
            {end !== undefined && end !== null && <th scope="col">{end}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((each, row) => (
            <tr key={each.key}>
              {each.head !== undefined && (
                <th scope="row">
                  <Head>{each.head}</Head>
                </th>
              )}
              {columns.map(({ key }, column) =>
                isHead(row, column) ? (
                  <th key={key} scope="row">
                    {input({ row, column })}
                  </th>
                ) : (
                  <td key={key}>{input({ row, column })}</td>
                ),
              )}
              {end !== undefined && <td>{each.end}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
