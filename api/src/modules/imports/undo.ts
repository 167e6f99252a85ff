import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { imports } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { adjust } from '../ordering/records/stock.ts';
import { writeFacts } from './apply.ts';
import { changesOf, noteOutcomes, type StoredChange } from './changes.ts';
import { changedEntries } from './entries.ts';
import { entryKinds } from './entry-kinds.ts';
import { productsById } from './facts.ts';
import { goneIn, namedIn, type Named } from './named.ts';
import { factNow, isPrice, mayPrice, publishesBare } from './outdated.ts';
import { auditedImport, lockChanged, lockImport, noteProducts, type Who } from './record.ts';
import { takeAway } from './take-away.ts';

const changedSince = 'Changed since';

/** Puts back what is unchanged since, by moves of the ledger where it is stock; the rest stays, and says why. */
export async function undoImport(deps: Pick<Deps, 'database'>, call: AuditedCall, id: string): Promise<void> {
  const { userId: actor, staff } = call.caller;
  const who = { actorId: actor, actorRole: staff.role, requestId: call.request.id };
  await audited(deps, call, auditedImport('import.undo', id), async (tx) => {
    const { state, name, of } = await lockImport(tx, id);
    if (state !== 'APPLIED') throw new AppError('IMPORT_DONE');
    if (of === 'products') await undoProducts(tx, { id, name, actor }, who);
    else await entryKinds[of].undo(tx, id, who);
    await tx
      .update(imports)
      .set({ state: 'UNDONE', undoneBy: actor, undoneAt: new Date() })
      .where(eq(imports.id, id));
  });
}

async function undoProducts(
  tx: Tx,
  { id, name, actor }: { readonly id: string; readonly name: string; readonly actor: string },
  who: Who,
): Promise<void> {
  await lockChanged(tx, id);
  const callId = randomUUID();
  for await (const changes of changesOf(tx, id, sql`facts is null`)) {
    const known = await productsById(tx, [...new Set(changes.flatMap(({ productId }) => productId ?? []))]);
    const named = await namedIn(tx, changes);
    const kept = await keptOf(tx, changes, known, named);
    const back = changes.filter(({ place }) => !kept.has(place)).map(reversed);
    await writeFacts(tx, back, known, named);
    const moves = back.flatMap(({ variantId, field, becomes }) =>
      variantId !== null && field === 'stockBy'
        ? [{ variantId, quantity: Number(becomes), kind: 'adjustment' as const }]
        : [],
    );
    if (moves.length > 0) await adjust(tx, moves, { actor, note: `Undo of the import of ${name}`, callId });
    await noteOutcomes(
      tx,
      id,
      [...kept].map(([place, words]) => ({ place, kept: words })),
    );
    await noteProducts(tx, 'product.import-undo', who, changedEntries(back, known));
  }
  await takeAway(tx, id, who);
}

/** The way back; of stock it is a difference, because some was sold meanwhile. */
function reversed(change: StoredChange): StoredChange {
  const { field, was, becomes } = change;
  if (field !== 'stock' && field !== 'stockBy') return { ...change, was: becomes, becomes: was };
  const units = field === 'stock' ? Number(becomes) - Number(was) : Number(becomes);
  return { ...change, field: 'stockBy', becomes: String(-units) };
}

type Known = Awaited<ReturnType<typeof productsById>>;

/** Changes that stay, by their places, with the reason. */
async function keptOf(
  tx: Tx,
  changes: readonly StoredChange[],
  known: Known,
  named: Named,
): Promise<ReadonlyMap<number, string>> {
  const kept = new Map<number, string>();
  for (const change of changes) {
    const now = factNow(change, known);
    const { place, field, variantId, productId, becomes } = change;
    if (now === undefined) kept.set(place, 'No longer there');
    else if (field !== 'stock' && field !== 'stockBy') {
      const isChanged = now !== becomes || publishesBare(reversed(change), known, []);
      const why = isChanged ? changedSince : goneIn(reversed(change), named);
      if (why !== null) kept.set(place, why);
    } else {
      const variant = known.get(productId ?? 0)?.variants.find(({ id }) => id === variantId);
      const left = Number(now) + Number(reversed(change).becomes);
      if (left < (variant?.reserved ?? 0)) kept.set(place, 'Sold or held since');
    }
  }
  // Price and compared price go back together: one without the other could be a reduction that is none.
  const priced = changes.filter(({ field }) => isPrice(field));
  const back = priced.filter(({ place }) => !kept.has(place)).map(reversed);
  for (const { place, productId } of priced) {
    const isSplit = priced.some((each) => each.productId === productId && kept.has(each.place));
    if (isSplit || !mayPrice(known.get(productId ?? 0), back)) kept.set(place, changedSince);
  }
  for (const field of ['sku', 'gtin'] as const) {
    const back = changes.filter((each) => each.field === field && each.was !== null && !kept.has(each.place));
    const values = sql`${sql.param(back.map(({ was }) => was))}::text[]`;
    const column = sql.raw(field);
    const { rows } = await tx.execute<{ value: string }>(
      sql`select ${column} as value from variants where ${column} = any(${values})`,
    );
    const taken = new Set(rows.map(({ value }) => value));
    for (const { place, was } of back)
      if (taken.has(was ?? '')) kept.set(place, 'Another variant has it now');
  }
  return kept;
}
