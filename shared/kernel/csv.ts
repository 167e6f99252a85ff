/** A spreadsheet must not take what a person has typed for a formula (OWASP, 'CSV Injection'). Numbers stay numbers. */
const cell = (value: string | number) =>
  typeof value === 'number'
    ? String(value)
    : `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** A line of a file, and where it stands in it: line breaks in quotes count. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The sign that stands most often in the first line, outside of quotes: spreadsheets use what their country does. */
function separatorOf(text: string): string {
  const first = (text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Reads a CSV file (RFC 4180), also with semicolons or tabs, a byte order mark and any line breaks. Empty lines are left out, cells are
 * trimmed. null: a quote is not closed.
 */
export function readCsv(file: string): readonly CsvRow[] | null {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let [cells, cell, quoted, line, start]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((each) => each !== '')) rows.push({ line: start, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const breaks = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (breaks) line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') quoted = true;
    else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (breaks) {
      endRow();
      start = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (quoted) return null;
  endRow();
  return rows;
}
