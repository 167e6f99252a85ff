import type { AdminList } from '@ritual/shared/contract';
import { saveFile } from '../../features/files/save-file.ts';
import type { Column, Load, Query } from './types.ts';

/** Rows of a page of an export: the most that the API gives at once. */
const size = 200;

/** All rows that match, page by page. */
export async function loadAll<Row>(
  load: Load<Row>,
  query: Query,
  signal: AbortSignal,
  onProgress: (count: number) => void = () => undefined,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: AdminList<Row> = await load(query, { size, ...(after !== null && { after }) }, signal);
    rows.push(...page.content);
    onProgress(rows.length);
    after = page.next;
  } while (after !== null);
  return rows;
}

/** A cell of a CSV file. What a spreadsheet would take for a formula gets a sign before that makes it text. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.filter(({ csv }) => csv !== undefined);
  const lines = rows.map((row) => written.map(({ csv }) => csvCell(csv?.(row) ?? null)).join(','));
  return [written.map(({ title }) => csvCell(title)).join(','), ...lines, ''].join('\r\n');
}

/** With a byte order mark spreadsheets read the file as UTF-8. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, `\uFEFF${text}`, 'text/csv;charset=utf-8');
