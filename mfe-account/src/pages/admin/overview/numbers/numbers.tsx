import type { TrafficPeriod } from '@ritual/shared/contract';
import { getFigures, getProductFigures } from '@ritual/shared/contract/admin-calls';
import { Skeleton } from '@ritual/shared/ui';
import { conditionalCall, Failure } from '../../../../admin/index.ts';
import { usePart } from '../use-part.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { BestSellers, ReturnedProducts } from './product-panels.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { Taxes } from './taxes.tsx';

/** How the shop is doing. What was sold and came back is not asked for again and again: it is more to add up, and changes slowly. */
export function Numbers({ days }: { readonly days: TrafficPeriod }) {
  const query = { days };
  const sums = usePart({
    ...{ key: String(days), live: true },
    ask: (signal) => conditionalCall(getFigures, { query }, { signal }),
  });
  const products = usePart({
    ...{ key: String(days), live: false },
    ask: (signal) => conditionalCall(getProductFigures, { query }, { signal }),
  });
  const figures = sums.data;
  return (
    <>
      {sums.failed && <Failure what="The figures" error={sums.error} onAgain={sums.again} />}
      {figures && <FiguresPanel figures={figures} />}
      {figures && <RevenuePanel figures={figures} />}
      {!figures && !sums.failed && <Skeleton height="520px" />}
      {products.failed && <Failure what="What was sold" error={products.error} onAgain={products.again} />}
      {products.data && <BestSellers products={products.data.bestSellers} />}
      {products.data && <ReturnedProducts products={products.data.returns} />}
      {figures && <Taxes taxes={figures.taxes} />}
    </>
  );
}
