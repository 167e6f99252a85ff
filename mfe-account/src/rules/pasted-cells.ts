/** A place in a grid: row and column from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** What was copied from a spreadsheet: lines of cells with tabs between them. null: one cell, which is pasted as text. */
export function pastedCells(
  text: string,
  from: Place,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): readonly (Place & { readonly text: string })[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.flatMap((line, down) =>
    line
      .split('\t')
      .map((cell, right) => ({ row: from.row + down, column: from.column + right, text: cell.trim() }))
      .filter(({ row, column }) => row < rows && column < columns),
  );
}

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Where a key leads from a cell; null: it stays in the text of the cell. Left and right leave it at its ends only. */
export function nextPlace(
  key: string,
  { row, column }: Place,
  caret: { readonly start: number; readonly end: number; readonly length: number },
): Place | null {
  const step = steps[key];
  if (!step) return null;
  const isWhole = caret.start === 0 && caret.end === caret.length;
  if (key === 'ArrowLeft' && !isWhole && caret.end > 0) return null;
  if (key === 'ArrowRight' && !isWhole && caret.start < caret.length) return null;
  return { row: row + step.row, column: column + step.column };
}
