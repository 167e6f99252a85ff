import { useEffect, useState } from 'react';
import type { Product } from '@ritual/shared/contract';
import { getProduct } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';

interface Products {
  readonly products: ReadonlyMap<number, Product>;
  /** Why some could not be loaded. */
  readonly failed: string | null;
  readonly again: () => void;
}

async function productOf(id: number): Promise<readonly Product[]> {
  try {
    return [await api.call(getProduct, { params: { id } })];
  } catch (error) {
    if (isApiError(error, 'PRODUCT_NOT_FOUND')) return [];
    throw error;
  }
}

/** The products of some lines, with what is left of their sizes and colors; those that the shop has no more are missing. */
export function useProducts(ids: readonly number[]): Products {
  const [products, setProducts] = useState<ReadonlyMap<number, Product>>(new Map());
  const [failed, setFailed] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const wanted = JSON.stringify([...new Set(ids)]);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const loaded = await Promise.all((JSON.parse(wanted) as number[]).map(productOf));
      if (!gone) setProducts(new Map(loaded.flat().map((product) => [product.id, product])));
    };
    setFailed(null);
    load().catch((error: unknown) => {
      if (!gone) setFailed(errorMessage(error));
    });
    return () => {
      gone = true;
    };
  }, [wanted, round]);
  return { products, failed, again: () => setRound((before) => before + 1) };
}
