import { cellText, csvLine } from '../csv.ts';
import { ImportRefused, rowsOf } from '../catalog/import/file-rows.ts';
import type { ImportCounts, ImportPart, ImportProblem } from '../catalog/import/import-run.ts';
import type { ImportChange, ImportNote } from '../catalog/import/types.ts';

// Files of which each row is one thing by itself: a tax rule, a redirect. Products have several rows each, and a planner of their own.

/** What a file is about. */
export const importKinds = ['products', 'tax-rules', 'redirects'] as const;
export type ImportKind = (typeof importKinds)[number];

/** A thing as the texts of its row, each written in one way. */
export type EntryFacts = Readonly<Record<string, string>>;

/** With facts: the row makes the thing, and `productId` is null. Else its field goes from `was` to `becomes`. */
export interface EntryChange extends Omit<ImportChange, 'field' | 'facts'> {
  readonly field: string;
  readonly facts: EntryFacts | null;
}

/** The columns of a form, by the names of their facts. Without one that is needed a file is not read. */
export type EntryColumns = Readonly<Record<string, { readonly title: string; readonly needed?: true }>>;

export interface EntryRow {
  readonly line: number;
  /** Only the columns that the file has. */
  readonly cells: Readonly<Partial<Record<string, string>>>;
}

export interface PlannedEntries {
  readonly changes: readonly EntryChange[];
  readonly problems: readonly ImportNote[];
  /** Rows that say what is so already. */
  readonly same: number;
}

export interface EntryFile {
  readonly columns: EntryColumns;
  /** Rows at most. */
  readonly most: number;
  /** What some rows would change; after the last ones it is asked once more. */
  readonly take: (rows: readonly EntryRow[], isLast: boolean) => Promise<PlannedEntries>;
}

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** Which fact each cell of a row is. @throws ImportRefused in words about this file */
function headerOf(titles: readonly string[], columns: EntryColumns): readonly string[] {
  const refused = (words: string) => new ImportRefused('IMPORT_HEADER_UNKNOWN', words);
  const all = Object.entries(columns);
  const listed = all.map(([, { title }]) => title).join(', ');
  const names = titles.map((given) => all.find(([, { title }]) => plain(title) === plain(given))?.[0]);
  const unknown = titles.filter((_, index) => names[index] === undefined);
  if (unknown.length > 0) {
    const named = unknown.map((title) => `“${title.slice(0, 40)}”`).join(', ');
    throw refused(`Not known as a column: ${named}. Columns are ${listed}.`);
  }
  const found = names.filter((name) => name !== undefined);
  const twice = found.find((name, index) => found.indexOf(name) !== index);
  if (twice !== undefined)
    throw refused(`The column “${columns[twice]?.title ?? twice}” stands there twice.`);
  const missing = all.filter(([name, { needed }]) => needed && !found.includes(name));
  if (missing.length > 0)
    throw refused(`The file needs ${missing.map(([, { title }]) => `the column ${title}`).join(' and ')}.`);
  return found;
}

/** Reads a file part by part, as `planImport` does for products. Nothing is changed. @throws ImportRefused */
export async function* planEntries(
  texts: Iterable<string>,
  { columns, most, take }: EntryFile,
): AsyncGenerator<ImportPart<EntryChange>> {
  let names: readonly string[] | null = null;
  let counts: ImportCounts = {
    ...{ rows: 0, wrongRows: 0, leftOutRows: 0, newProducts: 0, changedProducts: 0, sameProducts: 0 },
    ...{ newVariants: 0, changedVariants: 0, sameVariants: 0, changes: 0 },
  };
  const part = async (rows: readonly EntryRow[], cut: readonly ImportNote[], isLast: boolean) => {
    const { changes, problems: wrong, same } = await take(rows, isLast);
    const problems = [...cut, ...wrong].map((note): ImportProblem => ({ ...note, kind: 'error' }));
    const made = changes.filter(({ facts }) => facts !== null).length;
    const changed = new Set(changes.filter(({ facts }) => facts === null).map(({ line }) => line)).size;
    counts = {
      ...counts,
      rows: counts.rows + rows.length + cut.length,
      wrongRows: counts.wrongRows + new Set(problems.map(({ line }) => line)).size,
      newProducts: counts.newProducts + made,
      changedProducts: counts.changedProducts + changed,
      sameProducts: counts.sameProducts + same,
      changes: counts.changes + changes.length,
    };
    if (counts.rows > most)
      throw new ImportRefused(
        'IMPORT_TOO_MANY_ROWS',
        `Of this kind it has at most ${most.toLocaleString('en-US')}.`,
      );
    return { changes, problems, counts, form: 'own' as const };
  };
  for (const read of rowsOf(texts)) {
    let rows = read;
    if (names === null) {
      const [first, ...rest] = rows;
      if (!first) continue;
      names = headerOf(first.cells, columns);
      rows = rest;
    }
    const known: readonly string[] = names;
    const [whole, cut]: [EntryRow[], ImportNote[]] = [[], []];
    for (const { line, cells } of rows) {
      if (cells.length === known.length)
        whole.push({
          line,
          cells: Object.fromEntries(known.map((name, at) => [name, cellText(cells[at] ?? '')])),
        });
      else cut.push(cutRow(line, cells, known.length));
    }
    yield await part(whole, cut, false);
  }
  const last = await part([], [], true);
  if (last.counts.rows === 0) throw new ImportRefused('IMPORT_EMPTY');
  yield last;
}

function cutRow(line: number, cells: readonly string[], most: number): ImportNote {
  const words = `This row has ${String(cells.length)} cells, the first line has ${String(most)}. Look for a quote or a separator too many; the file may also be cut.`;
  return { line, column: '', text: cells.slice(0, 3).join(', '), words };
}

/** The first line of a file of this form. */
export const entryTitles = (columns: EntryColumns): string =>
  csvLine(Object.values(columns).map(({ title }) => title));

/** A thing as a line of a file. @param numbers facts that a spreadsheet may add up */
export const lineOfEntry = (
  columns: EntryColumns,
  facts: EntryFacts,
  numbers: readonly string[] = [],
): string =>
  csvLine(
    Object.keys(columns).map((name) => {
      const text = facts[name] ?? '';
      return text !== '' && numbers.includes(name) ? Number(text) : text;
    }),
  );

/** What of a change the store no longer agrees with, by lines of the file. */
export interface AppliedEntries<Entry> {
  readonly outdated: readonly number[];
  /** New ones, by the places of their changes. */
  readonly made: readonly { readonly place: number; readonly facts: EntryFacts; readonly entry: Entry }[];
  readonly changed: readonly Entry[];
}
