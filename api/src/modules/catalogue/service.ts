import type { productFilterQuery, productListQuery, newProductsQuery } from '@ritual/shared/contract';
import { policy } from '@ritual/shared/kernel';
import type { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { collectionBySlug } from './collections.repository.ts';
import { facetCounts, type FacetRow } from './facets.repository.ts';
import { latestIds, listIds, newIds, relatedIds, type CollectionRow } from './list.repository.ts';
import { productsByIds, type ProductRow } from './products.repository.ts';

type FilterQuery = z.output<typeof productFilterQuery>;

export async function findCollection(db: Db, slug: string): Promise<CollectionRow> {
  const found = await collectionBySlug(db, slug);
  if (!found) throw new AppError('COLLECTION_NOT_FOUND');
  return found;
}

async function choiceOf(db: Db, { collection, q, ...filter }: FilterQuery) {
  return {
    filter: { gender: filter.gender, category: filter.category, size: filter.size, color: filter.color },
    collection: collection ? await findCollection(db, collection) : null,
    q: q || undefined,
  };
}

/** A page of the range and how many products fit in all. Search results come best first unless a sort was asked for. */
export async function listProducts(
  db: Db,
  query: Omit<z.output<typeof productListQuery>, 'id'> & { readonly id?: readonly number[] },
  sortGiven: boolean,
): Promise<{ products: ProductRow[]; total: number }> {
  if (query.id?.length) {
    const named = await productsByIds(db, [...new Set(query.id)]);
    return { products: named, total: named.length };
  }
  const choice = await choiceOf(db, query);
  const sort = choice.q && !sortGiven ? 'relevance' : query.sort;
  const { ids, total } = await listIds(db, { ...choice, sort, offset: query.offset, limit: query.limit });
  return { products: await productsByIds(db, ids), total };
}

export async function countFacets(db: Db, query: FilterQuery): Promise<FacetRow[]> {
  return facetCounts(db, await choiceOf(db, query));
}

export async function latestProducts(db: Db): Promise<ProductRow[]> {
  return productsByIds(db, await latestIds(db, policy.latestCount));
}

const sortOf = {
  'createdAt,desc': 'newest',
  'price,asc': 'price-asc',
  'price,desc': 'price-desc',
  trending: 'trending',
} as const;

export async function newProducts(
  db: Db,
  { from, to, page, size, sort, inStock }: z.output<typeof newProductsQuery>,
): Promise<{ products: ProductRow[]; last: boolean }> {
  const offset = page * size;
  const wanted = { from, to, inStock: inStock ?? false, sort: sortOf[sort], offset, limit: size };
  const { ids, total } = await newIds(db, wanted);
  return { products: await productsByIds(db, ids), last: offset + size >= total };
}

export async function getProduct(db: Db, id: number): Promise<ProductRow> {
  const [found] = await productsByIds(db, [id]);
  if (!found) throw new AppError('PRODUCT_NOT_FOUND');
  return found;
}

export async function relatedProducts(db: Db, id: number): Promise<ProductRow[]> {
  const ids = await relatedIds(db, id, { max: policy.relatedMax, fill: policy.relatedMin });
  if (!ids) throw new AppError('PRODUCT_NOT_FOUND');
  return productsByIds(db, ids);
}
