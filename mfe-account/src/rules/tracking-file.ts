import { trackingRows, type ParcelRow } from '@ritual/shared/contract';
import { mistypedNumberOf, plainTracking, readCsv, type Carrier } from '@ritual/shared/kernel';

type Column = 'order' | 'trackingNumber' | 'carrier' | 'units';

/** What carriers, label services and spreadsheets call the columns, as letters only. */
const titles: Readonly<Record<Column, readonly string[]>> = {
  order: ['order', 'ordernumber', 'orderno', 'ordername', 'orderid', 'reference', 'ref'],
  trackingNumber: ['trackingnumber', 'tracking', 'trackingno', 'trackingid', 'trackingcode', 'number'],
  carrier: ['carrier', 'carriername', 'shippingcarrier', 'trackingcompany', 'shippedwith'],
  units: ['pieces', 'units', 'items', 'contents', 'skus', 'sku'],
};
const columns = ['order', 'trackingNumber', 'carrier', 'units'] as const;

/** The most that a cell may hold; what is longer is refused by its row in other words. */
const most: Readonly<Record<Column, number>> = { order: 100, trackingNumber: 200, carrier: 60, units: 2000 };

export interface TrackingFile {
  readonly rows: readonly ParcelRow[];
  /** Lines with an order and no number: nothing has left yet. */
  readonly empty: number;
}

type Places = Readonly<Partial<Record<Column, number>>>;

function placesOf(cells: readonly string[]): Places {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  return Object.fromEntries(
    columns.flatMap((column) => {
      // The first name that is known wins: a file has both 'Order' and 'Reference'.
      const at = titles[column].map((title) => names.indexOf(title)).find((place) => place >= 0);
      return at === undefined ? [] : [[column, at]];
    }),
  );
}

const isOrder = (cell: string | undefined): boolean => /^#?(ROP|TEST)-/i.test(cell ?? '');

/** Reads a file of tracking numbers; a text says why it cannot be read. Rows keep the line in which they stand. */
export function readTrackingFile(text: string): TrackingFile | string {
  // A workbook is a ZIP archive; text in UTF-16 has zeros.
  if (/^PK\u0003|\0/.test(text))
    return 'This is no CSV file. Save the table as CSV (UTF-8), and choose that file.';
  const lines = readCsv(text);
  if (lines === null) return 'A quotation mark is opened and never closed. Look for a single " in the file.';
  const [first, ...rest] = lines;
  if (!first) return 'There is nothing in it. Each line names an order and its tracking number.';
  const titled = placesOf(first.cells);
  const isTitled = titled.order !== undefined && titled.trackingNumber !== undefined;
  if (!isTitled && !isOrder(first.cells[0]))
    return 'The first line has to name the columns, “Order” and “Tracking number” among them.';
  const places: Places = isTitled ? titled : { order: 0, trackingNumber: 1, carrier: 2, units: 3 };
  const read = (isTitled ? rest : lines).map(({ line, cells }): ParcelRow => {
    const cell = (column: Column) => (cells[places[column] ?? -1] ?? '').slice(0, most[column]);
    return {
      ...{ row: line, order: cell('order'), trackingNumber: cell('trackingNumber') },
      ...{ carrier: cell('carrier'), units: cell('units') },
    };
  });
  const rows = read.filter(({ trackingNumber }) => trackingNumber !== '');
  if (rows.length === 0) return 'No line has a tracking number.';
  if (rows.length > trackingRows)
    return `It has ${rows.length.toLocaleString('en-US')} parcels, and ${String(trackingRows)} go at once. Split it into several files.`;
  return { rows, empty: read.length - rows.length };
}

/** How numbers look that are of one carrier: their letters, or how many digits they have. */
export function formOfNumber(trackingNumber: string): string {
  const plain = plainTracking(trackingNumber);
  if (/^\d+$/.test(plain)) return `${String(plain.length)} digits`;
  const parts = plain.match(/\d+|\D+/g) ?? [];
  if (parts.length > 3) return `${String(plain.length)} letters and digits`;
  return parts.map((part) => (/^\d/.test(part) ? '…' : part)).join('');
}

export interface UnknownForm {
  readonly form: string;
  /** The carrier whose numbers look so, but for their check digit. */
  readonly mistyped: Carrier | null;
  readonly rows: readonly ParcelRow[];
}

/** Rows whose carrier nothing tells, by the form of their numbers, so that each form is asked about once. */
export function unknownForms(rows: readonly ParcelRow[]): readonly UnknownForm[] {
  const forms = new Map<string, UnknownForm>();
  for (const row of rows) {
    const mistyped = mistypedNumberOf(row.trackingNumber);
    const form = formOfNumber(row.trackingNumber);
    const key = `${form} ${mistyped ?? ''}`;
    forms.set(key, { form, mistyped, rows: [...(forms.get(key)?.rows ?? []), row] });
  }
  return [...forms.values()];
}

/**
 * Rows in calls of about `size`: those of one order, and those of one number, are in the same one, in their order, because the earlier ones decide
 * about the later ones.
 */
export function inCalls(rows: readonly ParcelRow[], size: number): readonly (readonly ParcelRow[])[] {
  let groups: readonly { readonly keys: ReadonlySet<string>; readonly rows: readonly ParcelRow[] }[] = [];
  for (const row of rows) {
    const order = row.order.trim().replace(/^#/, '').toUpperCase();
    const own = [`order ${order}`, `number ${plainTracking(row.trackingNumber)}`];
    const joined = groups.filter(({ keys }) => own.some((key) => keys.has(key)));
    const keys = new Set([...joined.flatMap((group) => [...group.keys]), ...own]);
    const together = { keys, rows: [...joined.flatMap((group) => group.rows), row] };
    groups = [...groups.filter((group) => !joined.includes(group)), together];
  }
  const calls: ParcelRow[][] = [];
  for (const group of groups) {
    const last = calls.at(-1);
    const sorted = group.rows.toSorted((a, b) => a.row - b.row);
    if (last && last.length + sorted.length <= size) last.push(...sorted);
    else calls.push(sorted);
  }
  return calls;
}
