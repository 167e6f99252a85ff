import type { Endpoint } from '../../contract/endpoints.ts';
import { rightsOf, rolesWith, type ProductImport } from '../../contract/index.ts';
import {
  csvLine,
  entryTitles,
  type ImportDefaults,
  type ImportKind,
  importTitles,
  ImportRefused,
  lineOfTaxRule,
  linesOfProduct,
  planEntries,
  planImport,
  taxColumns,
  textsOf,
} from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { entryKindsOf, taxEntriesOf, type MockEntryChange } from '../data/import-entries.ts';
import { applyChanges, undoChanges } from '../data/import-work.ts';
import { knownProduct, presentChange, sourceOf, type MockChange, type MockImport } from '../data/imports.ts';
import type { MockStore } from '../data/mock-store.ts';
import { adminProductOr404 } from '../data/products.ts';
import { MockError } from '../mock-error.ts';
import { listAdminProducts } from './products-list.ts';
import type { MockCall, Resolvers } from './resolver.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

const pageSize = 50;
const pageOf = <Item extends { readonly place: number }>(rows: readonly Item[], after = 0) => {
  const left = rows.filter(({ place }) => place > after);
  const content = left.slice(0, pageSize);
  return { content, next: left.length > pageSize ? (content.at(-1)?.place ?? null) : null };
};

const kinds: Readonly<Record<string, (change: MockImport['changes'][number]) => boolean>> = {
  all: () => true,
  new: ({ facts }) => facts !== null,
  price: ({ field }) => field === 'price' || field === 'compareAtPrice',
  stock: ({ field }) => field === 'stock' || field === 'stockBy',
  kept: ({ kept }) => kept !== null,
};

/** What is written by files beside products are settings. */
function checkRight({ store, signedIn }: Call, of: ImportKind): void {
  const role = store.state.staff[signedIn().id]?.role;
  const right = 'settings.write';
  if (of === 'products' || (role && rightsOf[role].includes(right))) return;
  throw new MockError('RIGHT_MISSING', { details: { right, roles: rolesWith(right) } });
}

/** Files of products, tax rules and redirects, with the rules of the API, which are the kernel's. */
export const importResolvers: Resolvers<
  | ('exportProducts' | 'exportTaxRules' | 'tryImport' | 'listImports' | 'getImport')
  | ('listImportChanges' | 'listImportProblems' | 'applyImport' | 'undoImport')
> = {
  exportProducts: async ({ body, ...call }) => {
    const { store } = call;
    const { ids, ...filters } = body;
    const page = { ...filters, after: undefined, size: 100_000, sort: 'newest' as const };
    const { content } = await listAdminProducts({ ...call, query: page } as never);
    const shown = content.filter(({ id }) => ids?.includes(id) ?? true);
    const lines = shown.flatMap(({ id }) =>
      linesOfProduct(knownProduct(store, adminProductOr404(store, id))),
    );
    noteAudit(call, {
      ...{ action: 'product.export', subject: { type: 'products', id: 'list' } },
      ...{ before: { rows: 0 }, after: { rows: lines.length } },
    });
    return { csv: [csvLine(importTitles), ...lines].join(''), rows: lines.length, next: null };
  },
  exportTaxRules: (call) => {
    const rules = taxEntriesOf(call.store);
    const subject = { type: 'settings', id: 'tax-rules' };
    const counts = { before: { rows: 0 }, after: { rows: rules.length } };
    noteAudit(call, { action: 'settings.tax-export', subject, ...counts });
    const lines = rules.map(({ facts }) => lineOfTaxRule(facts));
    return { csv: [entryTitles(taxColumns), ...lines].join(''), rows: rules.length, next: null };
  },
  tryImport: async ({ query, body, ...call }) => {
    checkRight(call, query.of);
    const tried = await planned(call, query, body);
    put(call.store, tried);
    noted(call, 'import.try', null, tried);
    return present(tried);
  },
  listImports: ({ query: { after, size, of }, ...call }) => {
    checkRight(call, of);
    const all = call.store.state.imports.filter((each) => each.of === of);
    const from = after === undefined ? 0 : Number(after);
    const content = all.slice(from, from + size).map(present);
    const next = from + size < all.length ? String(from + size) : null;
    return { content, next, count: all.length, exact: true };
  },
  getImport: ({ params, ...call }) => present(importOr404(call, params.id)),
  listImportChanges: ({ params, query: { after, kind }, ...call }) => {
    const found = importOr404(call, params.id).changes.filter((change) => kinds[kind]?.(change) === true);
    const { content, next } = pageOf(found, after);
    return { content: content.map(presentChange), next };
  },
  listImportProblems: ({ params, query: { after, kind }, ...call }) => {
    const found = importOr404(call, params.id).problems.filter((problem) => problem.kind === kind);
    const { content, next } = pageOf(found, after);
    return { content: content.map(({ kind: _, ...problem }) => problem), next, count: found.length };
  },
  applyImport: ({ params, body: { leaveOut }, ...call }) => {
    const before = importOr404(call, params.id);
    if (before.state !== 'TRIED') throw new MockError('IMPORT_DONE');
    if (before.counts.wrongRows > 0 && !leaveOut) throw new MockError('IMPORT_HAS_ERRORS');
    if (before.counts.changes === 0) throw new MockError('IMPORT_CHANGES_NOTHING');
    const { of } = before;
    const changes =
      of === 'products'
        ? applyChanges(call.store, before.changes as readonly MockChange[])
        : entryKindsOf[of].apply(call.store, before.changes as readonly MockEntryChange[]);
    const now = { appliedBy: nameOf(call), appliedAt: new Date().toISOString() };
    return done(call, 'import.apply', before, { ...before, ...now, changes, state: 'APPLIED' });
  },
  undoImport: ({ params, ...call }) => {
    const before = importOr404(call, params.id);
    if (before.state !== 'APPLIED') throw new MockError('IMPORT_DONE');
    const { of } = before;
    const changes =
      of === 'products'
        ? undoChanges(call.store, before.changes as readonly MockChange[])
        : entryKindsOf[of].undo(call.store, before.changes as readonly MockEntryChange[]);
    const now = { undoneBy: nameOf(call), undoneAt: new Date().toISOString() };
    return done(call, 'import.undo', before, { ...before, ...now, changes, state: 'UNDONE' });
  },
};

async function planned(
  call: Call,
  { name, of, ...defaults }: Pick<MockImport, 'name' | 'of'> & ImportDefaults,
  bytes: Uint8Array,
): Promise<MockImport> {
  const { store } = call;
  const [changes, problems]: [MockImport['changes'][number][], MockImport['problems'][number][]] = [[], []];
  let last: Pick<MockImport, 'form' | 'counts'> | null = null;
  try {
    const texts = textsOf(bytes);
    const parts =
      of === 'products'
        ? planImport(texts, sourceOf(store), defaults)
        : planEntries(texts, entryKindsOf[of].file(store));
    for await (const part of parts) {
      for (const each of part.changes) changes.push({ ...each, place: changes.length + 1, kept: null });
      for (const each of part.problems) problems.push({ ...each, place: problems.length + 1 });
      last = part;
    }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    throw new MockError(error.code, { ...(error.words !== null && { details: { words: error.words } }) });
  }
  if (!last) throw new MockError('IMPORT_EMPTY');
  return {
    ...{
      id: store.newId(),
      name,
      of,
      form: last.form,
      counts: last.counts,
      state: 'TRIED',
      changes,
      problems,
    },
    ...{ triedBy: nameOf(call), triedAt: new Date().toISOString() },
    ...{ appliedBy: null, appliedAt: null, undoneBy: null, undoneAt: null },
  };
}

const nameOf = ({ signedIn }: Call) => {
  const { firstName, lastName } = signedIn();
  return `${firstName} ${lastName}`;
};

function importOr404(call: Call, id: string): MockImport {
  const found = call.store.state.imports.find((each) => each.id === id);
  if (!found) throw new MockError('IMPORT_NOT_FOUND');
  checkRight(call, found.of);
  return found;
}

/** Newest first. */
function put({ state }: MockStore, made: MockImport): void {
  const isKnown = state.imports.some(({ id }) => id === made.id);
  state.imports = isKnown
    ? state.imports.map((each) => (each.id === made.id ? made : each))
    : [made, ...state.imports];
}

const factsOf = ({ name, state, counts }: MockImport) => ({
  ...{ file: name, state, rows: counts.rows, changes: counts.changes },
});

function noted(call: Call, action: string, before: MockImport | null, after: MockImport): void {
  noteAudit(call, {
    ...{ action, subject: { type: 'import', id: after.id } },
    before: before && { state: before.state },
    after: before ? { state: after.state } : factsOf(after),
  });
}

function done(call: Call, action: string, before: MockImport, after: MockImport): ProductImport {
  put(call.store, after);
  noted(call, action, before, after);
  return present(after);
}

function present({ changes, problems: _, ...made }: MockImport): ProductImport {
  const kept = changes.filter((change) => change.kept !== null).length;
  return { ...made, kept, undone: made.state === 'UNDONE' ? changes.length - kept : 0 };
}
