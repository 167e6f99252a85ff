import { onceEach, slugOf } from '../product-draft.ts';
import { listCell, valuesOfCell } from './cell-list.ts';
import { importLimits } from './columns.ts';
import type { ImportShop, KnownProduct, ReadRow, Refuse } from './types.ts';

// Names that the store has already are written as it writes them.

/** Names by their lower case, and by their letters and digits as an address has them where that names one only. */
export function namesBySpelling(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map(names.map((name) => [name.toLowerCase(), name]));
  const slugs = names.map(slugOf);
  for (const [index, name] of names.entries()) {
    const slug = slugs[index] ?? '';
    if (!found.has(slug) && slugs.indexOf(slug) === slugs.lastIndexOf(slug)) found.set(slug, name);
  }
  return found;
}

/** Charts that a refusal names. */
const named = 12;

function chartWords(charts: ImportShop['charts']): string {
  const names = [...new Set(charts.values())];
  const more = names.length > named ? ` and ${String(names.length - named)} more` : '';
  const list = names.length > 0 ? ` There are ${names.slice(0, named).join(', ')}${more}.` : '';
  return `The store shows no size chart of this name.${list} Leave the cell empty for the chart of the category.`;
}

/** The chart of a product, which stays even when it is not offered any more. undefined: there is none of this name. */
function chartOf(text: string, known: KnownProduct | null, { charts }: ImportShop): string | undefined {
  const now = known?.facts.sizeChart;
  if (now && now.toLowerCase() === text.toLowerCase()) return now;
  return charts.get(text.toLowerCase()) ?? charts.get(slugOf(text));
}

const separator = ', ';

/** Tags in memory: those of the store, and as many of the file. */
const mostTags = 2 * importLimits.tags;

/** Tags are the same whatever their case and order; those that the store does not have yet are added to `tags` as they are written first. */
function tagsOf(text: string, known: KnownProduct | null, { tags }: ImportShop): string {
  const now = known?.facts.tags ?? '';
  const own = new Map(valuesOfCell(now).map((tag) => [tag.toLowerCase(), tag]));
  const written = onceEach(valuesOfCell(text)).map((tag) => {
    const key = tag.toLowerCase();
    const found = own.get(key) ?? tags.get(key);
    if (found === undefined && tags.size < mostTags) tags.set(key, tag);
    return found ?? tag;
  });
  const isSame =
    now === text || (written.length === own.size && written.every((tag) => own.has(tag.toLowerCase())));
  return isSame ? now : listCell(written);
}

function refuseUnknown({ row, values }: ReadRow, handle: string, { handles }: ImportShop, refuse: Refuse) {
  const named = values.related?.split(separator) ?? [];
  if (named.includes(handle)) refuse(row, 'related', 'A product is not shown beside itself.');
  const unknown = named.filter((each) => each !== handle && !handles.has(each));
  if (unknown.length === 0) return;
  const words = `The store has no product with the handle ${unknown.join(', ')}.`;
  refuse(row, 'related', `${words} If this file makes it, send the file without the column Related first.`);
}

/** A row with its tags and its size chart in the spelling of the store; products that it names are there. */
export function inStoreSpelling(
  { row, values }: ReadRow,
  { handle, known }: { readonly handle: string; readonly known: KnownProduct | null },
  shop: ImportShop,
  refuse: Refuse,
): ReadRow {
  refuseUnknown({ row, values }, handle, shop, refuse);
  const { tags, sizeChart, ...others } = values;
  const chart = sizeChart ? chartOf(sizeChart, known, shop) : sizeChart;
  if (sizeChart && chart === undefined) refuse(row, 'sizeChart', chartWords(shop.charts));
  return {
    row,
    values: {
      ...others,
      ...(tags !== undefined && { tags: tags === null ? null : tagsOf(tags, known, shop) }),
      ...(chart !== undefined && { sizeChart: chart }),
    },
  };
}
