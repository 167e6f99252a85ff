import { storeTimeZone, timeZoneName } from './dates.ts';
import { storeClock } from './shipping/business-days.ts';

/** A spreadsheet must not take what a person has typed for a formula (OWASP, 'CSV Injection'). Numbers stay numbers. */
const cell = (value: string | number) =>
  typeof value === 'number'
    ? String(value)
    : `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** What is in a cell that `csvLine` has written: without the sign that kept it from being a formula. */
export const cellText = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Behind the title of a column with times. */
export const csvTimeZone = `(${timeZoneName(storeTimeZone)})`;

/**
 * A moment as spreadsheets read it, '2026-11-24 13:59', by the clock of the store: an order of its evening is of that day. With T and Z it
 * would be a text there, which is not sorted or summed up by day.
 */
export function csvTime(at: Date | string | null): string {
  if (at === null) return '';
  const { day, time } = storeClock(new Date(at));
  return `${day} ${time}`;
}

/** A row of a file, and the number that a spreadsheet shows beside it: a cell with line breaks is in one row, an empty line is one, too. */
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

export interface CsvReader {
  /** Rows that have ended in the text so far; the rest waits for more. */
  readonly push: (text: string) => readonly CsvRow[];
  /** The last rows. null: a quote is not closed. */
  readonly end: () => readonly CsvRow[] | null;
}

/**
 * Reads a CSV file (RFC 4180) part by part, so that a large one is never in memory as a whole: also with semicolons or tabs, a byte
 * order mark and any line breaks. Empty lines are left out, cells are trimmed.
 */
export function csvReader(): CsvReader {
  let waiting = '';
  let separator: string | null = null;
  let rows: CsvRow[] = [];
  let [cells, cell, line]: [string[], string, number] = [[], '', 1];
  /** `closing`: a quote stands after which either the same follows, and is meant, or the cell ends. */
  let quote: 'none' | 'open' | 'closing' = 'none';
  let afterReturn = false;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each !== '')) rows.push({ line, cells });
    cells = [];
  };
  const take = (sign: string) => {
    const breaks = sign === '\r' || (sign === '\n' && !afterReturn);
    const isRest = sign === '\n' && afterReturn;
    afterReturn = sign === '\r';
    if (quote === 'closing') quote = sign === '"' ? 'open' : 'none';
    else if (quote === 'open' && sign === '"') {
      quote = 'closing';
      return;
    }
    if (quote === 'open') cell += sign;
    else if (sign === '"' && cell.trim() === '') quote = 'open';
    else if (sign === separator) endCell();
    else if (breaks) {
      endRow();
      line += 1;
    } else if (!isRest) cell += sign;
  };
  const takeAll = (text: string): readonly CsvRow[] => {
    separator ??= separatorOf(text);
    for (const sign of text) take(sign);
    const done = rows;
    rows = [];
    return done;
  };
  return {
    push: (text) => {
      if (separator !== null) return takeAll(text);
      // The separator is known by the whole first line.
      waiting = (waiting + text).replace(/^\uFEFF/, '');
      if (waiting.trimStart().search(/[\r\n]/) < 0) return [];
      return takeAll(waiting);
    },
    end: () => {
      const last = separator === null ? takeAll(waiting) : [];
      if (quote === 'open') return null;
      endRow();
      return [...last, ...rows];
    },
  };
}

/** Reads a whole CSV file, as `csvReader` does. null: a quote is not closed. */
export function readCsv(file: string): readonly CsvRow[] | null {
  const reader = csvReader();
  const rows = reader.push(file);
  const last = reader.end();
  return last && [...rows, ...last];
}
