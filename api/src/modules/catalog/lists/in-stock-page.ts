import type { Page } from '../inverted-index/index.ts';

/** Products of one question to the database at most. */
const maxIds = 2000;

interface Source {
  /** A page of all products, those that are sold out among them. */
  readonly all: (page: Page) => readonly number[];
  /** Those of some products that can be bought, in the same order. */
  readonly inStock: (ids: readonly number[]) => Promise<readonly number[]>;
}

/**
 * A page of the products that can be bought. Stock changes with every purchase and is not in the index, so the list is looked at from
 * its beginning, slice by slice, each larger than the one before, until the page is full.
 */
export async function pageInStock({ all, inStock }: Source, { offset, limit }: Page): Promise<number[]> {
  const end = offset + limit;
  const found: number[] = [];
  let slice = { offset: 0, limit: Math.min(maxIds, 2 * end) };
  while (found.length < end) {
    const ids = all(slice);
    found.push(...(await inStock(ids)));
    if (ids.length < slice.limit) break;
    slice = { offset: slice.offset + slice.limit, limit: Math.min(maxIds, 2 * slice.limit) };
  }
  return found.slice(offset, end);
}
