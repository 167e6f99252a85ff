import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { listProducts } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { recentlyViewed } from '@ritual/shared/blocks';
import { media, space } from '@ritual/shared/theme';
import type { ProductSummary } from '@ritual/shared/contract';
import { trimProduct } from '../../../rules/product/trim-product.ts';
import { ProductStrip } from './strip/product-strip.tsx';

const max = 12;

// Includes the margin to the section above: without content there is no gap.
const Root = styled.div`
  padding-block-start: ${space(11)};
  ${media.lg} {
    padding-block-start: ${space(13)};
  }
`;

interface RecentlyViewedProps {
  /** The product on this page. */
  readonly current: number;
  readonly now: string;
}

/** 'Recently viewed': known in the browser only, so the server renders an empty element. */
export function RecentlyViewed({ current, now }: RecentlyViewedProps) {
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void load(current, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setProducts(found);
    });
    return () => {
      leaving.abort();
    };
  }, [current]);
  if (products.length === 0) return <div />;
  return (
    <Root>
      <ProductStrip title="Recently viewed" products={products} now={now} />
    </Root>
  );
}

/** Their current data; nothing on failure, because the page is complete without them. */
async function load(current: number, signal: AbortSignal): Promise<readonly ProductSummary[]> {
  const ids = recentlyViewed
    .ids()
    .filter((id) => id !== current)
    .slice(0, max);
  if (ids.length === 0) return [];
  try {
    const found = await api.call(listProducts, { query: { id: ids } }, { signal });
    recentlyViewed.forget(ids.filter((id) => !found.some((product) => product.id === id)));
    return found.map((product) => trimProduct(product));
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch recently viewed products', error);
    return [];
  }
}
