import type { BitSet } from '../structure/bit-set.ts';
import type { Page, SortName } from '../structure/catalog-index.ts';
import type { InvertedIndex } from '../structure/inverted-index.ts';

const idsAt = (index: InvertedIndex, slots: readonly number[]) => slots.map((slot) => index.at(slot).id);

/** The products of a set in an order: their ids, one page of them. */
export function pageOf(index: InvertedIndex, bits: BitSet, sort: SortName, page: Page): number[] {
  const end = page.offset + page.limit;
  const taken: number[] = [];
  let place = 0;
  for (const slot of index.inOrder(sort)) {
    if (!bits.has(slot)) continue;
    if (place >= page.offset) taken.push(slot);
    place += 1;
    if (place === end) break;
  }
  return idsAt(index, taken);
}

/** A page of what comes first and what follows it. */
function pageAfter(
  index: InvertedIndex,
  bits: BitSet,
  some: readonly number[],
  { offset, limit }: Page,
  rest: (bits: BitSet, page: Page) => readonly number[],
): number[] {
  const first = some.filter((id) => index.has(id, bits));
  const others = bits.copy();
  for (const id of first) index.leaveOut(id, others);
  const before = first.slice(offset, offset + limit);
  const missing = { offset: Math.max(0, offset - first.length), limit: limit - before.length };
  return missing.limit === 0 ? before : [...before, ...rest(others, missing)];
}

/** Some first, in the order of their ids, then the newest. */
export const pageAfterSome = (
  index: InvertedIndex,
  bits: BitSet,
  some: readonly number[],
  page: Page,
): number[] =>
  pageAfter(index, bits, some, page, (others, missing) => pageOf(index, others, 'newest', missing));

interface Finds {
  readonly bits: BitSet;
  readonly groups: readonly BitSet[];
  readonly pinned: readonly number[];
}

/** The pinned products first, then group after group. */
export const pageOfFinds = (index: InvertedIndex, { bits, groups, pinned }: Finds, page: Page): number[] =>
  pageAfter(index, bits, pinned, page, (others, missing) => pageOfGroups(index, others, groups, missing));

/** Group after group, in each the newest first. */
function pageOfGroups(
  index: InvertedIndex,
  bits: BitSet,
  groups: readonly BitSet[],
  { offset, limit }: Page,
): number[] {
  const ids: number[] = [];
  let skip = offset;
  for (const group of groups) {
    if (ids.length === limit) break;
    const within = group.copy().and(bits);
    const size = within.size;
    if (size > skip) {
      ids.push(...pageOf(index, within, 'newest', { offset: skip, limit: limit - ids.length }));
    }
    skip = Math.max(0, skip - size);
  }
  return ids;
}
