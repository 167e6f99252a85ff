import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { ProductColor } from '@ritual/shared/contract';
import type { Size } from '@ritual/shared/kernel';
import { borderWidth, radius, space, tabular, weight } from '@ritual/shared/theme';
import { ColorDot } from '@ritual/shared/ui';
import { measures, phone, role, text } from '../../../admin/index.ts';
import { nextPlace, pastedCells, type Place } from '../../../rules/product/pasted-cells.ts';

const Scroll = styled.div`
  overflow-x: auto;
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

const Color = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  white-space: nowrap;
  ${text('cell')}
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

interface CellGridProps {
  /** What the grid is for screen readers. */
  readonly label: string;
  readonly colors: readonly ProductColor[];
  readonly sizes: readonly Size[];
  /** null: there is none, and a dash is drawn. */
  readonly cell: (color: ProductColor, size: Size) => Cell | null;
  /** Least width of a cell in px. */
  readonly width: number;
  /** Numbers stand in the middle. */
  readonly numbers?: boolean;
  /** At the end of a row. */
  readonly total?: { readonly title: string; readonly of: (color: ProductColor) => ReactNode };
  /** Several cells at once when they were pasted. */
  readonly onFill: (
    cells: readonly { readonly color: ProductColor; readonly size: Size; readonly text: string }[],
  ) => void;
}

/** Colors by sizes, typed and pasted like a spreadsheet: arrows and Enter move, tabs and lines fill. */
export function CellGrid({
  label,
  colors,
  sizes,
  cell,
  width,
  numbers = false,
  total,
  onFill,
}: CellGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const fill = (cells: readonly (Place & { readonly text: string })[]) =>
    onFill(
      cells.flatMap(({ row, column, text: typed }) => {
        const [color, size] = [colors[row], sizes[column]];
        return color && size && cell(color, size)?.disabled === false ? [{ color, size, text: typed }] : [];
      }),
    );
  const move = (event: KeyboardEvent<HTMLInputElement>, place: Place) => {
    const { selectionStart: start, selectionEnd: end, value } = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextPlace(event.key, place, { start: start ?? 0, end: end ?? 0, length: value.length });
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
    const cells = pastedCells(event.clipboardData.getData('text'), place, {
      ...{ rows: colors.length, columns: sizes.length },
    });
    if (!cells) return;
    event.preventDefault();
    fill(cells);
  };
  return (
    <Scroll>
      <Table ref={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Color</th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
            {total && <th scope="col">{total.title}</th>}
          </tr>
        </thead>
        <tbody>
          {colors.map((color, row) => (
            <tr key={color.id}>
              <th scope="row">
                <Color>
                  <ColorDot color={color.code} />
                  {color.name}
                </Color>
              </th>
              {sizes.map((size, column) => {
                const of = cell(color, size);
                if (!of) return <td key={size}>–</td>;
                const { value, label: named, name, mark = null, changed = false, error, disabled } = of;
                return (
                  <td key={size}>
                    <Input
                      $width={width}
                      $mark={mark}
                      $changed={changed}
                      $end={numbers}
                      data-cell={`${String(row)},${String(column)}`}
                      name={name}
                      aria-label={named}
                      aria-invalid={error === undefined ? undefined : true}
                      title={error}
                      autoComplete="off"
                      disabled={disabled}
                      value={value}
                      onChange={({ target }) => onFill([{ color, size, text: target.value }])}
                      onFocus={({ target }) => target.select()}
                      onKeyDown={(event) => move(event, { row, column })}
                      onPaste={(event) => paste(event, { row, column })}
                    />
                  </td>
                );
              })}
              {total && <td>{total.of(color)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
