import type { adminOrder } from '@ritual/shared/contract';
import { firstKey } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import { keyOf } from '../state.ts';
import { shownId } from '../versions.repository.ts';
import { kindOf } from './kept-page.ts';

/** What an order keeps of the pages that belong to its contract. null: it was placed before this was noted. */
interface InForce extends Record<string, unknown> {
  readonly termsVersion: number | null;
  readonly returnsVersion: number | null;
}

/** The versions that shoppers see now; 0: the text that the store came with. */
export async function pagesInForce(db: Db): Promise<InForce> {
  const { rows } = await db.execute<InForce>(sql`
    select coalesce((${shownId(kindOf('terms'))}), 0)::int as "termsVersion",
      coalesce((${shownId(kindOf('returns'))}), 0)::int as "returnsVersion"`);
  return rows[0] ?? { termsVersion: null, returnsVersion: null };
}

type OnWire = NonNullable<z.input<typeof adminOrder>['pagesInForce']>;

/** With the keys of their previews. */
export async function presentInForce(db: Db, order: InForce): Promise<OnWire> {
  const kept = [
    ['terms', order.termsVersion],
    ['returns', order.returnsVersion],
  ] as const;
  const ids = kept.flatMap(([, id]) => (id === null || id === 0 ? [] : [id]));
  const { rows } = await db.execute<{ id: number; key: string; version: number }>(
    sql`select id, key, version from content_versions where id = any(${sql.param(ids)}::int[])`,
  );
  return kept.flatMap(([page, version]) => {
    if (version === 0) return [{ page, version, key: firstKey }];
    const row = rows.find(({ id }) => id === version);
    return row ? [{ page, version: row.id, key: keyOf(row) }] : [];
  });
}
