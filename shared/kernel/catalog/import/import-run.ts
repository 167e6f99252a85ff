import type { CsvRow } from '../../csv.ts';
import { slugOf } from '../product-draft.ts';
import { fieldsOf, importLimits } from './columns.ts';
import { ImportRefused, rowsOf } from './file-rows.ts';
import { adjacent, groupOf, rowOf, type ImportGroup, type PlacedRow } from './groups.ts';
import { readImportHeader, type ImportForm } from './header.ts';
import { planProduct } from './plan.ts';
import { namesBySpelling } from './plan-names.ts';
import type { ImportChange, ImportNote, KnownProduct } from './types.ts';
import { passedOver, shopifyTitles } from './shopify.ts';
import { withDefaults, type ImportDefaults } from './shopify-defaults.ts';

/** What is asked of the store while a file is read, for many rows at a time. */
export interface ImportSource {
  /** By the lower case of their names. */
  readonly colors: () => Promise<ReadonlyMap<string, string>>;
  /** The names of size charts that can be chosen. */
  readonly charts: () => Promise<readonly string[]>;
  /** Most frequent first; at most `importLimits.tags`. */
  readonly tags: () => Promise<readonly string[]>;
  readonly handlesOfSkus: (skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Those of them that are products of the store. */
  readonly handles: (handles: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly products: (handles: readonly string[]) => Promise<ReadonlyMap<string, KnownProduct>>;
  /** Of which variants SKUs or GTINs are. */
  readonly owners: (field: 'sku' | 'gtin', values: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

export interface ImportProblem extends ImportNote {
  /** note: it is only not taken over. */
  readonly kind: 'error' | 'note';
}

export interface ImportCounts {
  readonly rows: number;
  /** Rows with errors, and other rows of the same products. */
  readonly wrongRows: number;
  readonly leftOutRows: number;
  readonly newProducts: number;
  readonly changedProducts: number;
  readonly sameProducts: number;
  readonly newVariants: number;
  readonly changedVariants: number;
  readonly sameVariants: number;
  readonly changes: number;
}

export interface ImportPart<Change = ImportChange> {
  readonly changes: readonly Change[];
  readonly problems: readonly ImportProblem[];
  /** As far as the file was read. */
  readonly counts: ImportCounts;
  readonly form: ImportForm;
}

/** Reads a file part by part, and says what each would change. Nothing is changed. @throws ImportRefused */
export async function* planImport(
  texts: Iterable<string>,
  source: ImportSource,
  defaults: ImportDefaults = {},
): AsyncGenerator<ImportPart> {
  let run: Run | null = null;
  for (const rows of rowsOf(texts)) {
    const [first] = rows;
    if (!first) continue;
    if (run) yield await run.take(rows, false);
    else {
      run = await runOf(first, source, defaults);
      yield await run.take(rows.slice(1), false);
    }
  }
  const last = await run?.take([], true);
  if (!last || last.counts.rows === 0) throw new ImportRefused('IMPORT_EMPTY');
  yield last;
}

interface Run {
  readonly take: (rows: readonly CsvRow[], isLast: boolean) => Promise<ImportPart>;
}

async function runOf(first: CsvRow, source: ImportSource, defaults: ImportDefaults): Promise<Run> {
  const header = readImportHeader(first.cells);
  if ('problem' in header) throw new ImportRefused('IMPORT_HEADER_UNKNOWN', header.problem);
  const { form } = header;
  const has = (column: 'tags' | 'sizeChart') => header.columns.includes(column);
  const shop = {
    colors: await source.colors(),
    charts: namesBySpelling(has('sizeChart') ? await source.charts() : []),
    tags: new Map(
      has('tags') ? (await source.tags()).map((tag) => [tag.toLowerCase(), tag] as const).reverse() : [],
    ),
    seen: { sku: new Map<string, number>(), gtin: new Map<string, number>() },
  };
  const titles = form === 'shopify' ? shopifyTitles : {};
  const ofProducts = new Set<string>(fieldsOf('product'));
  /** Facts of a product may stand in one place of the file only. */
  const once = form === 'shopify' || header.columns.some((column) => ofProducts.has(column));
  const begun = new Map<string, number>();
  const told = new Set<string>();
  let waiting: PlacedRow[] = [];
  let counts: ImportCounts = {
    ...{ rows: 0, wrongRows: 0, leftOutRows: 0, newProducts: 0, changedProducts: 0, sameProducts: 0 },
    ...{ newVariants: 0, changedVariants: 0, sameVariants: 0, changes: 0 },
  };

  /** Rows with what they are about; those that are about nothing are errors. */
  const place = async (rows: readonly CsvRow[]): Promise<readonly ImportProblem[]> => {
    const read = rows.map((row) => rowOf(header, row));
    const skus = read.flatMap((row) => ('handle' in row && row.sku !== null ? [row.sku] : []));
    const handles = skus.length > 0 ? await source.handlesOfSkus(skus) : new Map<string, string>();
    return read.flatMap((row): ImportProblem[] => {
      if (!('handle' in row)) return [{ ...row, kind: 'error' }];
      const { line } = 'own' in row ? row.own : row.shopify;
      const handle = row.sku === null ? row.handle : handles.get(row.sku);
      const problem = (column: string, words: string): ImportProblem[] => [
        { line, column, text: row.sku ?? row.handle, words, kind: 'error' },
      ];
      if (handle === undefined)
        return problem('SKU', 'No variant has this SKU. With the column Handle the file can make new ones.');
      if (handle === '' || slugOf(handle) !== handle)
        return problem('Handle', 'Write the end of the address: lower-case letters, digits and hyphens.');
      waiting.push({ ...row, handle });
      const notes = 'shopify' in row ? passedOver(row.shopify, told) : [];
      return notes.map((note) => ({ ...note, kind: 'note' }));
    });
  };

  const plan = async (read: readonly ImportGroup[]) => {
    const known = await source.products(read.map(({ handle }) => handle));
    const groups = read.map((group) => {
      const found = known.get(group.handle) ?? null;
      return form === 'shopify' ? { ...group, rows: withDefaults(group.rows, found, defaults) } : group;
    });
    const cells = groups.flatMap(({ rows }) => rows.map((row) => row.cells));
    const [sku, gtin] = [
      await source.owners(
        'sku',
        cells.flatMap((each) => each.sku?.replace(/\s+/g, ' ').trim() || []),
      ),
      await source.owners(
        'gtin',
        cells.flatMap((each) => each.gtin?.replace(/[\s-]/g, '') || []),
      ),
    ];
    const related = cells.flatMap((each) => each.related?.split(/[\s,;]+/).filter(Boolean) ?? []);
    const handles = related.length > 0 ? await source.handles([...new Set(related)]) : new Set<string>();
    const [changes, problems]: [ImportChange[], ImportProblem[]] = [[], []];
    for (const { handle, rows, notes } of groups) {
      problems.push(...notes.map((note) => ({ ...note, kind: 'note' as const })));
      const found = known.get(handle) ?? null;
      const line = rows[0]?.line ?? 0;
      const before = begun.get(handle);
      if (before === undefined) begun.set(handle, line);
      else if (once) {
        const words = `The rows of one product follow each other; those of this one begin in row ${String(before)}.`;
        problems.push({ line, column: 'Handle', text: handle, words, kind: 'error' });
        counts = {
          ...counts,
          wrongRows: counts.wrongRows + 1,
          leftOutRows: counts.leftOutRows + rows.length - 1,
        };
        continue;
      }
      const planned = planProduct(handle, rows, found, { ...shop, handles, owners: { sku, gtin }, titles });
      const lines = new Set(planned.problems.map((problem) => problem.line));
      problems.push(...planned.problems.map((problem) => ({ ...problem, kind: 'error' as const })));
      changes.push(...planned.changes);
      counts = counted(counts, { planned, isNew: found === null, wrong: lines.size, rows: rows.length });
    }
    return { changes, problems };
  };

  return {
    take: async (rows, isLast) => {
      counts = { ...counts, rows: counts.rows + rows.length };
      if (counts.rows > importLimits.rows) throw new ImportRefused('IMPORT_TOO_MANY_ROWS');
      const unplaced = await place(rows);
      const wrong = unplaced.filter(({ kind }) => kind === 'error');
      counts = { ...counts, wrongRows: counts.wrongRows + wrong.length };
      const groups = adjacent(waiting);
      // More rows of the last product may follow.
      const whole = isLast ? groups : groups.slice(0, -1);
      waiting = isLast ? [] : [...(groups.at(-1) ?? [])];
      const { changes, problems } = await plan(whole.map((group) => groupOf(group[0]?.handle ?? '', group)));
      return { changes, problems: [...unplaced, ...problems], counts, form };
    },
  };
}

interface Group {
  readonly planned: ReturnType<typeof planProduct>;
  readonly isNew: boolean;
  readonly wrong: number;
  readonly rows: number;
}

function counted(counts: ImportCounts, { planned, isNew, wrong, rows }: Group): ImportCounts {
  if (wrong > 0)
    return { ...counts, wrongRows: counts.wrongRows + wrong, leftOutRows: counts.leftOutRows + rows - wrong };
  const { changes, sameVariants } = planned;
  const added = changes.filter(({ field }) => field === 'new variant').length;
  const changed = new Set(changes.flatMap(({ variantId }) => variantId ?? [])).size;
  const ofKnown = changes.length > 0 ? 'changedProducts' : 'sameProducts';
  const product = isNew ? 'newProducts' : ofKnown;
  return {
    ...counts,
    [product]: counts[product] + 1,
    newVariants: counts.newVariants + added,
    changedVariants: counts.changedVariants + changed,
    sameVariants: counts.sameVariants + sameVariants,
    changes: counts.changes + changes.length,
  };
}
