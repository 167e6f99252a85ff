import type { Facts } from '@ritual/shared/kernel';
import { causesOf } from '../../db/causes.ts';
import type { Tx } from '../../db/client.ts';
import { eq } from '../../db/drizzle.ts';
import { imports } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { adjust } from '../ordering/records/stock.ts';
import { changesOf, noteOutcomes, type StoredChange } from './changes.ts';
import { changedEntries, madeEntries } from './entries.ts';
import { entryKinds } from './entry-kinds.ts';
import { productsById } from './facts.ts';
import { goneIn, namedIn, type Named } from './named.ts';
import { outdatedIn } from './outdated.ts';
import { auditedImport, lockChanged, lockImport, noteProducts, type Who } from './record.ts';
import { makeProducts, makeVariants, raiseVersions, writeProducts, writeVariants } from './write.ts';

/** Lines that a refusal names. */
const mostLines = 20;

class Outdated extends AppError {
  constructor(lines: readonly number[], cause?: unknown) {
    super('IMPORT_OUTDATED', { details: { lines: [...new Set(lines)].slice(0, mostLines) }, cause });
  }
}

export interface Part {
  readonly id: string;
  /** What the ledger says of units that come or go. */
  readonly note: string;
  readonly callId: string;
  readonly actor: string;
}

/** Makes all changes of a file that was tried, or none. */
export async function applyImport(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  id: string,
  { leaveOut }: { readonly leaveOut: boolean },
): Promise<void> {
  const { userId: actor, staff } = call.caller;
  const who = { actorId: actor, actorRole: staff.role, requestId: call.request.id };
  await audited(deps, call, auditedImport('import.apply', id), async (tx) => {
    const { state, counts, name, of } = await lockImport(tx, id);
    if (state !== 'TRIED') throw new AppError('IMPORT_DONE');
    if (counts.wrongRows > 0 && !leaveOut) throw new AppError('IMPORT_HAS_ERRORS');
    if (counts.changes === 0) throw new AppError('IMPORT_CHANGES_NOTHING');
    if (of === 'products') await applyProducts(tx, { id, note: `Import of ${name}`, callId: id, actor }, who);
    else {
      const outdated = await entryKinds[of].apply(tx, id, who);
      if (outdated.length > 0) throw new Outdated(outdated);
    }
    await tx
      .update(imports)
      .set({ state: 'APPLIED', appliedBy: actor, appliedAt: new Date() })
      .where(eq(imports.id, id));
  }).catch((error: unknown) => {
    // A SKU was taken, what was counted away was paid for, or a size chart was deleted, in this very moment.
    const isTaken = causesOf(error).some(
      ({ code }) => code === '23505' || code === '23514' || code === '23503',
    );
    throw isTaken ? new Outdated([], error) : error;
  });
}

async function applyProducts(tx: Tx, part: Part, who: Who): Promise<void> {
  await lockChanged(tx, part.id);
  /** New products by handle: their variants may come in a later part. */
  const made = new Map<string, number>();
  for await (const changes of changesOf(tx, part.id)) {
    const named = await namedIn(tx, changes);
    const known = await change(tx, changes, part, named);
    await noteProducts(tx, 'product.import', who, changedEntries(changes, known));
    const ids = await make(tx, changes, { ...part, made, named });
    await noteProducts(tx, 'product.import', who, madeEntries(changes, ids));
  }
}

/** Changes what is there, if it is as the file has found it. */
async function change(tx: Tx, changes: readonly StoredChange[], part: Part, named: Named) {
  const ids = [...new Set(changes.flatMap(({ productId }) => productId ?? []))];
  const known = await productsById(tx, ids);
  const outdated = changes.filter((each) => outdatedIn(each, known, changes) || goneIn(each, named) !== null);
  if (outdated.length > 0) throw new Outdated(outdated.map(({ line }) => line));
  await writeFacts(tx, changes, known, named);
  const moves = changes.flatMap(({ field, variantId, was, becomes }) => {
    if (variantId === null || (field !== 'stock' && field !== 'stockBy')) return [];
    const isCount = field === 'stock';
    const quantity = isCount ? Number(becomes) - Number(was) : Number(becomes);
    return [{ variantId, quantity, kind: isCount ? ('count' as const) : ('adjustment' as const) }];
  });
  if (moves.length > 0) await adjust(tx, moves, part);
  return known;
}

const isStock = (field: string) => field === 'stock' || field === 'stockBy';

/** Some are written only where they change: a tag that has a comma is two as a text. */
const unlessChanged = ({ tags: _, sizeChart: _chart, related: _related, ...facts }: Facts): Facts => facts;

/** Writes changed facts over the current ones, `becomes` over `was`. */
export async function writeFacts(
  tx: Tx,
  changes: readonly Pick<StoredChange, 'productId' | 'variantId' | 'field' | 'facts' | 'becomes'>[],
  known: Awaited<ReturnType<typeof productsById>>,
  named: Named,
): Promise<void> {
  const [ofProducts, ofVariants] = [new Map<number, Facts>(), new Map<number, Facts>()];
  const touched = new Set<number>();
  for (const { productId, variantId, field, facts, becomes } of changes) {
    const product = known.get(productId ?? 0);
    if (!product || isStock(field) || facts !== null) continue;
    touched.add(product.id);
    const variant = product.variants.find((each) => each.id === variantId);
    const [all, of, now] = variant
      ? ([ofVariants, variant.id, variant.facts] as const)
      : ([ofProducts, product.id, unlessChanged(product.facts)] as const);
    all.set(of, { ...(all.get(of) ?? now), [field]: becomes });
  }
  const rows = (all: ReadonlyMap<number, Facts>) => [...all].map(([id, facts]) => ({ id, facts }));
  await writeProducts(tx, rows(ofProducts), named);
  await writeVariants(tx, rows(ofVariants));
  await raiseVersions(
    tx,
    [...touched].filter((id) => !ofProducts.has(id)),
  );
}

/** Makes what is new, with its stock. @returns the products in which something is new, by their handles */
async function make(
  tx: Tx,
  changes: readonly StoredChange[],
  { made, named, ...part }: Part & { readonly made: Map<string, number>; readonly named: Named },
): Promise<ReadonlyMap<string, number>> {
  const products = changes.filter(({ field }) => field === 'new product');
  const numbers = await makeProducts(
    tx,
    products.map(({ handle, facts }) => ({ handle, facts: facts ?? {} })),
    named,
  );
  for (const [handle, id] of numbers) made.set(handle, id);
  const of = ({ handle, productId }: StoredChange) => productId ?? made.get(handle);
  const variants = changes.filter(({ field }) => field === 'new variant');
  const given = variants.flatMap((each) => {
    const productId = of(each);
    return productId === undefined ? [] : [{ productId, facts: each.facts ?? {} }];
  });
  const skus = await makeVariants(tx, given);
  const missing = [
    ...products.filter(({ handle }) => !numbers.has(handle)),
    ...variants.filter(({ facts }) => !skus.has(facts?.sku ?? '')),
  ];
  if (missing.length > 0) throw new Outdated(missing.map(({ line }) => line));
  const moves = variants.flatMap(({ facts }) => {
    const [variantId, quantity] = [skus.get(facts?.sku ?? ''), Number(facts?.stock ?? 0)];
    return variantId === undefined || quantity === 0 ? [] : [{ variantId, quantity, kind: 'count' as const }];
  });
  if (moves.length > 0) await adjust(tx, moves, part);
  const changed = variants.flatMap(({ productId }) => productId ?? []);
  await raiseVersions(tx, [...new Set(changed)]);
  const outcomes = [...products, ...variants].map((each) => {
    const [productId, variantId] = [of(each), skus.get(each.facts?.sku ?? '')];
    return { place: each.place, ...(productId && { productId }), ...(variantId && { variantId }) };
  });
  await noteOutcomes(tx, part.id, outcomes);
  return new Map(
    [...products, ...variants].flatMap((each) => {
      const id = of(each);
      return id === undefined ? [] : [[each.handle, id] as const];
    }),
  );
}
