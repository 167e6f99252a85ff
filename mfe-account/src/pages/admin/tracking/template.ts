import { csvLine } from '@ritual/shared/kernel';
import { loadAll, saveCsv } from '../../../admin/index.ts';
import { customerOf } from '../orders/order-words.tsx';
import { loadOrders } from '../orders/orders-query.ts';

/** A file with all orders to ship, those that have waited longest first, to be filled with their numbers. */
export async function saveTemplate(): Promise<number> {
  const orders = await loadAll(loadOrders, { task: 'ship', sort: 'placed' }, new AbortController().signal);
  const lines = orders.map((order) => [order.number, '', '', '', customerOf(order)]);
  const titles = ['Order', 'Tracking number', 'Carrier', 'Pieces', 'Customer'];
  saveCsv('tracking', [titles, ...lines].map((line) => csvLine(line)).join(''));
  return orders.length;
}
