import type { AdminList } from '@ritual/shared/contract';
import { csvLine } from '@ritual/shared/kernel';
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

export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ title, csv }) => (csv ? [{ title, csv }] : []));
  const lines = rows.map((row) => csvLine(written.map(({ csv }) => csv(row) ?? '')));
  return [csvLine(written.map(({ title }) => title)), ...lines].join('');
}

/** With a byte order mark spreadsheets read the file as UTF-8. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, `\uFEFF${text}`, 'text/csv;charset=utf-8');
