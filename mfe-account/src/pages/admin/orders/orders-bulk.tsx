import { packedAtOnce, type OrderSummary } from '@ritual/shared/contract';
import { isShippable } from '@ritual/shared/kernel';
import { PrinterIcon, TruckIcon } from '@ritual/shared/ui';
import { ListIcon, TagIcon, type BulkOpening } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';

/** Nothing leaves before the bank has decided. */
const isReady = ({ tasks }: OrderSummary): boolean => tasks.includes('ship') && !tasks.includes('dispute');
const numbersOf = (orders: readonly OrderSummary[]) => orders.map(({ number }) => number);

interface Ways {
  readonly go: (to: string) => void;
  readonly ask: (what: 'ship' | 'tag') => BulkOpening<OrderSummary>['open'];
}

/** Something of it is open and waits for a decision before it ships. */
const isHeldBack = ({ hold, payment, shipBy, tasks }: OrderSummary): boolean =>
  hold !== null || payment === 'REVIEW' || (shipBy !== null && !tasks.includes('dispute'));

/** What is done with many orders at once. */
export const orderBulk = ({ go, ask }: Ways): readonly BulkOpening<OrderSummary>[] => [
  {
    ...{
      id: 'ship',
      label: 'Ship',
      icon: <TruckIcon size={16} />,
      press: 's',
      right: 'orders.ship',
      main: true,
    },
    // One on hold, in review or with a warning of fraud has its turn, too: what was shipped says why it was not.
    ...{
      most: packedAtOnce,
      fits: (order) => isReady(order) || isHeldBack(order),
      open: ask('ship'),
    },
  },
  {
    ...{
      id: 'slips',
      label: 'Packing slips',
      icon: <PrinterIcon size={16} />,
      press: 'p',
      most: packedAtOnce,
    },
    fits: (order) =>
      isReady(order) ||
      (isShippable(order.payment) && order.fulfillment !== 'UNSHIPPED' && !order.tasks.includes('dispute')),
    open: (orders) => go(adminPaths.packingSlips(numbersOf(orders))),
  },
  {
    ...{ id: 'pick-list', label: 'Pick list', icon: <ListIcon size={16} />, press: 'l', most: packedAtOnce },
    fits: isReady,
    open: (orders) => go(adminPaths.pickList(numbersOf(orders))),
  },
  {
    ...{ id: 'tag', label: 'Tag', icon: <TagIcon size={16} />, press: 't', right: 'orders.write' },
    ...{ most: packedAtOnce, open: ask('tag') },
  },
];
