import type { Right } from './rights.ts';
import type { OrderDue, OrderQueue } from './order-sorts.ts';

/** Parts of the worklist, in its order. */
export const workAreas = ['ship', 'money', 'returns', 'people'] as const;
export type WorkArea = (typeof workAreas)[number];

export interface WorkGroup {
  readonly area: WorkArea;
  /** Who does it: others do not see it. */
  readonly right: Right;
  /** Where it is a part of the list of orders, which counts the same: its filters. */
  readonly orders?: { readonly task?: OrderQueue; readonly due?: OrderDue; readonly hold?: 'any' };
}

/**
 * What can wait for the staff, in the order in which it is shown. A group is added here, with what it counts in the API
 * (`modules/worklist/groups.ts`) and in the mocks, and with its words on the page; the compiler asks for all of them.
 */
export const workGroups = {
  late: { area: 'ship', right: 'orders.ship', orders: { task: 'ship', due: 'late' } },
  'due-today': { area: 'ship', right: 'orders.ship', orders: { task: 'ship', due: 'today' } },
  'due-later': { area: 'ship', right: 'orders.ship', orders: { task: 'ship', due: 'later' } },
  hold: { area: 'ship', right: 'orders.write', orders: { hold: 'any' } },
  review: { area: 'money', right: 'orders.refund', orders: { task: 'review' } },
  dispute: { area: 'money', right: 'orders.refund', orders: { task: 'dispute' } },
  warning: { area: 'money', right: 'orders.refund', orders: { task: 'warning' } },
  refund: { area: 'money', right: 'orders.refund', orders: { task: 'refund' } },
  'put-back': { area: 'money', right: 'orders.refund', orders: { task: 'put-back' } },
  'return-decide': { area: 'returns', right: 'orders.refund', orders: { task: 'return-decide' } },
  'return-receive': { area: 'returns', right: 'orders.refund', orders: { task: 'return-receive' } },
  'return-refund': { area: 'returns', right: 'orders.refund', orders: { task: 'return-refund' } },
  'message-new': { area: 'people', right: 'messages.write' },
  'message-open': { area: 'people', right: 'messages.write' },
  'product-review': { area: 'people', right: 'reviews.write' },
  mails: { area: 'people', right: 'mails.write' },
} as const satisfies Readonly<Record<string, WorkGroup>>;

export type WorkGroupId = keyof typeof workGroups;
export const workGroupIds = Object.keys(workGroups) as readonly WorkGroupId[];
