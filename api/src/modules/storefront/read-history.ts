import type { StorefrontHistory } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { readActors } from './actors.ts';
import { presentCanaryChanges, presentChanges } from './present-changes.ts';
import type { StoreRegistry } from './registry.ts';

interface Query {
  /** A revision: those before it. */
  readonly after?: string | undefined;
  readonly size: number;
  readonly part?: string | undefined;
}

/** The revisions of the channel, newest first. */
export async function readHistory(
  { database: { db } }: Deps,
  registry: StoreRegistry,
  { after, size, part }: Query,
): Promise<StorefrontHistory> {
  const { ledger } = await registry.known();
  const found = ledger.entries.filter(
    ({ changes, canaryChanges }) =>
      part === undefined || [...changes, ...canaryChanges].some(({ remote }) => remote === part),
  );
  const before = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : Infinity;
  const rest = found.filter(({ revision }) => revision < before).reverse();
  const shown = rest.slice(0, size);
  const whoIs = await readActors(
    db,
    shown.map(({ actor }) => actor),
  );
  return {
    content: shown.map((entry) => ({
      ...{ revision: entry.revision, at: entry.at, action: entry.action ?? null },
      ...whoIs(entry.actor),
      reason: entry.reason ?? null,
      changes: presentChanges(entry.changes),
      canaryChanges: presentCanaryChanges(entry.canaryChanges),
    })),
    next: rest.length > size ? String(shown.at(-1)?.revision) : null,
    // All of them are at hand.
    ...{ count: found.length, exact: true },
  };
}
