import type { InvertedIndex } from '../structure/inverted-index.ts';
import { pageOf } from './page.ts';

/**
 * Products of the same gender that share a category, newest first; when they are fewer than `fill`, the latest of all
 * others follow until there are so many. null: no such product is visible.
 */
export function relatedTo(
  index: InvertedIndex,
  id: number,
  { max, fill }: { readonly max: number; readonly fill: number },
): number[] | null {
  const visible = index.visible();
  const subject = index.product(id);
  if (!subject || !index.has(id, visible)) return null;
  index.leaveOut(id, visible);
  const kin = visible.copy();
  const alike = [index.ofAny('gender', [subject.gender]), index.ofAny('category', subject.categories)];
  // Without a category there is nothing to share.
  if (subject.categories.length === 0) return pageOf(index, visible, 'newest', { offset: 0, limit: fill });
  for (const part of alike) if (part) kin.and(part);
  const first = pageOf(index, kin, 'newest', { offset: 0, limit: max });
  if (first.length >= fill) return first;
  for (const known of first) index.leaveOut(known, visible);
  return [...first, ...pageOf(index, visible, 'newest', { offset: 0, limit: fill - first.length })];
}
