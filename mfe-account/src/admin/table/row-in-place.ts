/**
 * The row that takes the place of one that the list has lost, as of an order that was shipped: the one that came after it, or else
 * before it.
 */
export function rowInPlace(
  id: string | null,
  before: readonly string[],
  now: readonly string[],
): string | null {
  if (id === null || now.includes(id)) return id;
  const at = before.indexOf(id);
  if (at < 0) return id;
  const there = (each: string) => now.includes(each);
  return before.slice(at).find(there) ?? before.slice(0, at).findLast(there) ?? id;
}
