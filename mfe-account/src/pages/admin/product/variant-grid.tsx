import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProductColor } from '@ritual/shared/contract';
import type { Size } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { CellGrid, text, type Cell } from '../../../admin/index.ts';
import { Swatch } from './swatch.tsx';

const Color = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  ${text('cell')}
  & > svg {
    flex: none;
  }
`;

interface VariantGridProps {
  /** What the grid is for screen readers. */
  readonly label: string;
  readonly colors: readonly ProductColor[];
  readonly sizes: readonly Size[];
  /** null: there is none, and a dash is drawn. */
  readonly cell: (color: ProductColor, size: Size) => Cell | null;
  /** Least width of a cell in px. */
  readonly width: number;
  /** Numbers are centered. */
  readonly numbers?: boolean;
  /** At the end of a row. */
  readonly total?: { readonly title: string; readonly of: (color: ProductColor) => ReactNode };
  /** Several cells at once when they were pasted. */
  readonly onFill: (
    cells: readonly { readonly color: ProductColor; readonly size: Size; readonly text: string }[],
  ) => void;
}

/** Colors by sizes, typed and pasted like a spreadsheet. */
export function VariantGrid({ colors, sizes, cell, total, onFill, ...grid }: VariantGridProps) {
  const at = (row: number, column: number) => {
    const [color, size] = [colors[row], sizes[column]];
    return color && size ? { color, size } : null;
  };
  return (
    <CellGrid
      {...grid}
      corner="Color"
      columns={sizes.map((size) => ({ key: size, head: size }))}
      rows={colors.map((color) => ({
        key: color.id,
        head: (
          <Color>
            <Swatch color={color.code} />
            {color.name}
          </Color>
        ),
        end: total?.of(color),
      }))}
      end={total?.title}
      cell={({ row, column }) => {
        const of = at(row, column);
        return of && cell(of.color, of.size);
      }}
      onFill={(cells) =>
        onFill(
          cells.flatMap(({ row, column, text: typed }) => {
            const of = at(row, column);
            return of ? [{ ...of, text: typed }] : [];
          }),
        )
      }
    />
  );
}
