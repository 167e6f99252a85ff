import type { redirectQuery, RedirectRow } from '@ritual/shared/contract';
import {
  linkTarget,
  redirectKey,
  shopifyProduct,
  type RedirectShop,
  type StoredRedirect,
} from '@ritual/shared/kernel';
import { isRouteOfStore } from '@ritual/shared/paths';
import * as z from 'zod/mini';
import { decodeCursor } from '../../admin-list.ts';
import type { Db, Tx } from '../../db/client.ts';
import { sql, type SQL } from '../../db/drizzle.ts';
import { knownTargets } from '../content/known-targets.ts';

type Filter = Pick<z.output<typeof redirectQuery>, 'q'>;
const cursor = z.tuple([z.string()]);
const columns = sql`id, from_path as "from", to_path as "to", created_at as "createdAt"`;

interface Row extends Record<string, unknown>, Omit<RedirectRow, 'createdAt'> {
  readonly createdAt: string | Date;
}
const present = ({ createdAt, ...row }: Row): RedirectRow => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
});

/** As `matching` is of a page, without its limit. */
const filter = ({ q = '' }: Filter): SQL => {
  const asked = q.trim().toLowerCase();
  return asked === ''
    ? sql`true`
    : sql`(position(${asked} in from_path) > 0 or position(${asked} in lower(to_path)) > 0)`;
};

/** By the old address. */
export async function redirectRows(
  db: Db,
  { after, limit, ...asked }: Filter & { readonly after?: string | undefined; readonly limit: number },
): Promise<RedirectRow[]> {
  const place = decodeCursor(after, cursor);
  const beyond = place ? sql`and from_path > ${place[0]}` : sql``;
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from redirects where ${filter(asked)} ${beyond} order by from_path limit ${limit}`);
  return rows.map(present);
}

export const matching = (asked: Filter): SQL => sql`from redirects where ${filter(asked)}`;

export async function redirectById(db: Db, id: number): Promise<StoredRedirect | null> {
  const { rows } = await db.execute<{ id: number; from: string; to: string }>(
    sql`select ${columns} from redirects where id = ${id}`,
  );
  return rows[0] ?? null;
}

export async function redirectsFrom(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRedirect>> {
  const { rows } = await db.execute<{ id: number; from: string; to: string }>(
    sql`select ${columns} from redirects where from_path = any(${sql.param([...keys])}::text[])`,
  );
  return new Map(rows.map((row) => [row.from, row]));
}

export async function redirectCount(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from redirects`);
  return rows[0]?.count ?? 0;
}

/** @returns the redirect of the address as it is stored: one that it had before is not written over */
export async function saveRedirect(tx: Tx, from: string, to: string): Promise<RedirectRow> {
  const { rows } = await tx.execute<Row>(sql`
    insert into redirects (from_path, to_path) values (${from}, ${to})
    on conflict (from_path) do update set from_path = redirects.from_path returning ${columns}`);
  const [row] = rows;
  if (!row) throw new Error('The redirect was not stored.');
  return present(row);
}

/** What the store knows of some addresses, old and new ones. */
export async function redirectShop(
  db: Db,
  addresses: readonly string[],
): Promise<Omit<RedirectShop, 'leadsTo'> & { readonly stored: ReadonlyMap<string, StoredRedirect> }> {
  const handles = addresses.flatMap((address) => shopifyProduct(address) ?? []);
  const { rows } = await db.execute<{ slug: string; id: number }>(
    sql`select slug, id from products where slug = any(${sql.param(handles)}::text[])`,
  );
  const products = new Map(rows.map(({ slug, id }) => [slug, id]));
  const named = [...products.values()].map((id) => `/product/${String(id)}`);
  const paths = addresses.flatMap((address) => redirectKey(address.replace(/[?#].*$/s, '')) ?? []);
  const links = [...addresses, ...paths, ...named];
  return {
    known: await knownTargets(
      db,
      links.filter((link) => linkTarget(link) !== null),
    ),
    isRoute: isRouteOfStore,
    productOf: (handle) => products.get(handle),
    stored: await redirectsFrom(db, [...paths, ...named]),
  };
}
