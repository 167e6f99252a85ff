import type { Facts } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import { goneIn, knownProduct, productFields, variantFields, type MockChange } from './imports.ts';
import type { MockStore } from './mock-store.ts';
import { productsIn, putProduct, type MockProduct } from './products.ts';

const isStock = ({ field }: MockChange) => field === 'stock' || field === 'stockBy';
const unitsOf = ({ field, was, becomes }: MockChange) =>
  field === 'stock' ? Number(becomes) - Number(was) : Number(becomes);

const productOf = (store: MockStore, change: MockChange) =>
  productsIn(store).find(({ id, slug }) => id === change.productId || slug === change.handle);

/** What stands in the place of a change. undefined: it is gone. */
function factNow(
  store: MockStore,
  change: MockChange,
): { value: string | null; reserved: number } | undefined {
  const product = productOf(store, change);
  if (!product || change.field === 'new product' || change.field === 'new variant') return undefined;
  const { facts, variants } = knownProduct(store, product);
  const variant = variants.find(({ id }) => id === change.variantId);
  const of: Facts | undefined = change.variantId === null ? facts : variant?.facts;
  const field = change.field === 'stockBy' ? 'stock' : change.field;
  return of && { value: of[field] ?? null, reserved: variant?.reserved ?? 0 };
}

function isOutdated(store: MockStore, change: MockChange): boolean {
  if (goneIn(store, change) !== null) return true;
  if (change.field === 'new product') return productOf(store, change) !== undefined;
  if (change.field === 'new variant') return change.productId !== null && !productOf(store, change);
  const now = factNow(store, change);
  if (!now) return true;
  if (change.field === 'stockBy') return Number(now.value) + unitsOf(change) < now.reserved;
  return now.value !== change.was || (change.field === 'stock' && Number(change.becomes) < now.reserved);
}

/** All changes or none. @returns them with the numbers of what they have made */
export function applyChanges(store: MockStore, changes: readonly MockChange[]): readonly MockChange[] {
  const outdated = changes.filter((change) => isOutdated(store, change));
  const lines = [...new Set(outdated.map(({ line }) => line))].slice(0, 20);
  if (lines.length > 0) throw new MockError('IMPORT_OUTDATED', { details: { lines } });
  const raised = new Set<number>();
  return changes.map((change) => {
    if (change.field === 'new product') return { ...change, productId: makeProduct(store, change) };
    const product = productOf(store, change);
    if (!product) return change;
    if (change.field === 'new variant') {
      const id = 100_000 + Number(store.newId().slice(-12));
      const stock = Number(change.facts?.stock ?? 0);
      const made = { id, stock, ...variantFields(store, change.facts ?? {}) };
      write(
        store,
        { ...product, variants: [...product.variants, made] },
        change.productId === null ? null : raised,
      );
      return { ...change, productId: product.id, variantId: id };
    }
    write(store, changed(store, product, change), isStock(change) ? null : raised);
    return change;
  });
}

/** A version is raised once, and not at all for stock. */
function write(store: MockStore, product: MockProduct, raised: Set<number> | null): void {
  const isFirst = raised !== null && !raised.has(product.id);
  raised?.add(product.id);
  const version = product.version + (isFirst ? 1 : 0);
  putProduct(store, { ...product, version, ...(isFirst && { changedAt: new Date().toISOString() }) });
}

function makeProduct(store: MockStore, { handle: slug, facts }: MockChange): number {
  const now = new Date().toISOString();
  const id = 1000 + Number(store.newId().slice(-12));
  putProduct(store, {
    ...{ id, slug, version: 1, collections: [], createdAt: now, changedAt: now, releasedAt: now },
    ...{ releasedDaysAgo: 0, setOf: [], images: [], variants: [], sale: null, prices: [] },
    ...productFields(store, facts ?? {}),
  });
  return id;
}

function changed(store: MockStore, product: MockProduct, change: MockChange): MockProduct {
  const { field, variantId, becomes } = change;
  const { facts, variants } = knownProduct(store, product);
  // A tag that has a comma is two as a text.
  const { tags: _, sizeChart: _chart, related: _related, ...others } = facts;
  if (variantId === null) return { ...product, ...productFields(store, { ...others, [field]: becomes }) };
  const now = variants.find(({ id }) => id === variantId)?.facts ?? {};
  return {
    ...product,
    variants: product.variants.map((each) => {
      if (each.id !== variantId) return each;
      if (isStock(change)) return { ...each, stock: each.stock + unitsOf(change) };
      return { ...each, ...variantFields(store, { ...now, [field]: becomes }) };
    }),
  };
}

/** What is unchanged since goes back. @returns the changes with why some of them stay */
export function undoChanges(store: MockStore, changes: readonly MockChange[]): readonly MockChange[] {
  const raised = new Set<number>();
  const made = changes.filter(({ field }) => field === 'new product').map((each) => each.productId);
  const gone = new Map(made.map((id) => [id, takeProduct(store, changes, id)]));
  return changes.map((change) => {
    const wasMade = gone.get(change.productId);
    if (change.facts !== null && wasMade !== undefined)
      return { ...change, kept: wasMade ? null : 'Used or changed since' };
    const product = productOf(store, change);
    if (change.field === 'new variant') return takeVariant(store, change, product, raised);
    const now = factNow(store, change);
    if (!now || !product) return { ...change, kept: 'No longer there' };
    const back: MockChange = isStock(change)
      ? { ...change, field: 'stockBy', becomes: String(-unitsOf(change)) }
      : { ...change, was: change.becomes, becomes: change.was };
    if (isStock(change) && Number(now.value) + unitsOf(back) < now.reserved)
      return { ...change, kept: 'Sold or held since' };
    if (!isStock(change) && now.value !== change.becomes) return { ...change, kept: 'Changed since' };
    const lost = goneIn(store, back);
    if (lost !== null) return { ...change, kept: lost };
    write(store, changed(store, product, back), isStock(change) ? null : raised);
    return change;
  });
}

const isUntouched = (store: MockStore, change: MockChange) => {
  const product = productOf(store, change);
  const variant = product && knownProduct(store, product).variants.find(({ id }) => id === change.variantId);
  const taken = store.state.taken[change.variantId ?? 0] ?? 0;
  return variant?.facts.stock === change.facts?.stock && variant?.reserved === 0 && taken === 0;
};

/** Deletes a draft that the import has made, or withdraws what was published. @returns false when it was changed or used since */
function takeProduct(store: MockStore, changes: readonly MockChange[], id: number | null): boolean {
  const product = productsIn(store).find((each) => each.id === id);
  const variants = changes.filter((each) => each.field === 'new variant' && each.productId === id);
  if (!product || product.version !== 1 || variants.length !== product.variants.length) return false;
  if (!variants.every((each) => isUntouched(store, each))) return false;
  if (product.state === 'DRAFT') store.state.products = store.state.products.filter((each) => each.id !== id);
  else putProduct(store, { ...product, state: 'WITHDRAWN', version: 2 });
  return true;
}

function takeVariant(
  store: MockStore,
  change: MockChange,
  product: MockProduct | undefined,
  raised: Set<number>,
): MockChange {
  if (!product || !isUntouched(store, change)) return { ...change, kept: 'Used or changed since' };
  const variants = product.variants.filter(({ id }) => id !== change.variantId);
  write(store, { ...product, variants }, raised);
  return change;
}
