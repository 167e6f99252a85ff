import type { CatalogView } from '../structure/catalog-index.ts';
import type { InvertedIndex } from '../structure/inverted-index.ts';
import { pageOf } from './page.ts';

/**
 * Those that were chosen by hand. When they are fewer than `fill`, products of the same gender that share a category follow, newest
 * first: up to `max` where none was chosen, else until there are `fill`; then the latest of all others until there are so many.
 * null: no such product is visible.
 */
export function relatedTo(
  index: InvertedIndex,
  id: number,
  { max, fill, first: chosen, isPreview }: Parameters<CatalogView['related']>[1],
): number[] | null {
  const visible = index.visible();
  const subject = index.product(id);
  const isVisible = subject !== undefined && index.has(id, visible);
  if (!isVisible && !isPreview) return null;
  if (isVisible) index.leaveOut(id, visible);
  const found = chosen.filter((each) => index.has(each, visible)).slice(0, max);
  const without = (ids: readonly number[]) => {
    for (const known of ids) index.leaveOut(known, visible);
  };
  without(found);
  const most = (found.length === 0 ? max : fill) - found.length;
  if (most <= 0) return found;
  // Without a category there is nothing to share.
  if (subject && subject.categories.length > 0) {
    const kin = visible.copy();
    const alike = [index.ofAny('gender', [subject.gender]), index.ofAny('category', subject.categories)];
    for (const part of alike) if (part) kin.and(part);
    const close = pageOf(index, kin, 'newest', { offset: 0, limit: most });
    found.push(...close);
    without(close);
  }
  if (found.length >= fill) return found;
  return [...found, ...pageOf(index, visible, 'newest', { offset: 0, limit: fill - found.length })];
}
