import { Suspense } from 'react';
import { RegionError } from '@ritual/shared/blocks';
import { useRevalidator } from '@ritual/shared/routing';
import type { ProductSummary } from '@ritual/shared/contract';
import { useDeferred, type Deferred } from '../deferred.ts';
import { ProductStrip, StripFrame } from './strip/product-strip.tsx';
import { StripSkeleton } from './strip/strip-skeleton.tsx';

const title = 'You might also like';

interface RelatedStripProps {
  readonly products: Deferred<readonly ProductSummary[]>;
  readonly now: string;
}

/** 'You might also like'. */
export function RelatedStrip(props: RelatedStripProps) {
  return (
    <Suspense fallback={<StripSkeleton title={title} />}>
      <Related {...props} />
    </Suspense>
  );
}

function Related({ products, now }: RelatedStripProps) {
  const found = useDeferred(products);
  const { revalidate } = useRevalidator();
  if (found === null) {
    return (
      <StripFrame title={title}>
        <RegionError what="The products" onRetry={revalidate} />
      </StripFrame>
    );
  }
  return found.length === 0 ? null : <ProductStrip title={title} products={found} now={now} />;
}
