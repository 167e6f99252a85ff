import type { AdminList } from '../../contract/index.ts';

/** A page of a list of the admin area; the mocks' cursor is the number of rows before it. */
export function mockAdminPage<Item>(
  all: readonly Item[],
  { after, size }: { readonly after?: string | undefined; readonly size: number },
): AdminList<Item> & { content: Item[] } {
  const from = Number(after ?? 0);
  const next = from + size < all.length ? String(from + size) : null;
  return { content: all.slice(from, from + size), next, count: all.length, exact: true };
}
