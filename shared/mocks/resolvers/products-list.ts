import type { AdminProductSummary, ProductListSort } from '../../contract/index.ts';
import { hasWords } from '../data/has-words.ts';
import { presentAdminSummary, productsIn } from '../data/products.ts';
import type { MockProduct } from '../data/product-record.ts';
import { sortedPage } from '../data/sorted-page.ts';
import type { Resolver } from './resolver.ts';

const padded = (value: number) => String(value).padStart(9, '0');

const sortings: Readonly<Record<ProductListSort, (row: AdminProductSummary) => string>> = {
  newest: ({ id }) => padded(id),
  name: ({ name }) => name.toLowerCase(),
  price: ({ price }) => padded(price),
  changed: ({ changedAt }) => changedAt,
};

export const listAdminProducts: Resolver<'listAdminProducts'> = ({ query, store }) => {
  const { q, state, stock, gender, category, tag, pictures, sort, after, size } = query;
  const found = productsIn(store)
    .filter((product) => isFound(product, q))
    .map((product) => presentAdminSummary(store, product))
    .filter(
      (row) =>
        (state ?? row.state) === row.state &&
        (gender ?? row.gender) === row.gender &&
        (pictures === undefined || row.imageFile === null) &&
        (category === undefined || row.categories.includes(category)) &&
        (tag === undefined || (row.tags ?? []).includes(tag)) &&
        (stock === undefined || row[stock] > 0),
    );
  const rows = found.map((row) => ({ id: padded(row.id), row }));
  const by = sortings[sort];
  const ascending = sort === 'name' || sort === 'price';
  const page = sortedPage(rows, { sort, by: (each) => by(each.row), ascending, after, size });
  return { content: page.rows.map(({ row }) => row), next: page.next, count: found.length, exact: true };
};

/** One word may be the product's number, a GTIN, or the beginning of a SKU, too. */
function isFound({ id, name, variants }: MockProduct, q: string): boolean {
  if (q === '' || hasWords(name, q)) return true;
  if (/\s/.test(q)) return false;
  const begin = q.toLowerCase();
  return (
    String(id) === q || variants.some(({ sku, gtin }) => gtin === q || sku.toLowerCase().startsWith(begin))
  );
}
