import { useLoaderData } from '@ritual/shared/routing';
import { packingState } from '../../../rules/pick-list.ts';
import type { loader } from './packing.loader.ts';
import { PrintPage } from './print-page.tsx';
import { Slip } from './slip.tsx';

export { loader } from './packing.loader.ts';

/** Packing slips, one order a sheet. */
export function Component() {
  const orders = useLoaderData<typeof loader>();
  const printed = orders.filter((order) => packingState(order) !== 'stays');
  const count = printed.length;
  return (
    <PrintPage
      title={count === 1 ? 'Packing slip' : 'Packing slips'}
      button={count === 1 ? 'Print 1 packing slip' : `Print ${String(count)} packing slips`}
      leftOut={orders.filter((order) => packingState(order) === 'stays')}
      filled={count > 0}
    >
      {printed.map((order) => (
        <Slip key={order.id} order={order} />
      ))}
    </PrintPage>
  );
}
