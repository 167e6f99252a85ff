import type { Right } from './rights.ts';
import type { OrderQueue } from './order-sorts.ts';

/** Parts of the worklist, in its order. */
export const workAreas = ['ship', 'money', 'returns', 'people'] as const;
export type WorkArea = (typeof workAreas)[number];

interface WorkGroup {
  readonly area: WorkArea;
  /** Who does it: others do not see it. */
  readonly right: Right;
  /** Where it is a part of the list of orders, which counts the same. */
  readonly queue?: OrderQueue;
}

/**
 * What can wait for the staff, in the order in which it is shown. A group is added here, with what it counts in the API
 * (`modules/worklist/groups.ts`) and in the mocks, and with its words on the page; the compiler asks for all of them. Orders will be split
 * by their ship-by dates (late, due today, due later), each a group in place of `ship`.
 */
export const workGroups = {
  ship: { area: 'ship', right: 'orders.ship', queue: 'ship' },
  review: { area: 'money', right: 'orders.refund', queue: 'review' },
  dispute: { area: 'money', right: 'orders.refund', queue: 'dispute' },
  refund: { area: 'money', right: 'orders.refund', queue: 'refund' },
  'return-decide': { area: 'returns', right: 'orders.refund', queue: 'return-decide' },
  'return-receive': { area: 'returns', right: 'orders.refund', queue: 'return-receive' },
  'return-refund': { area: 'returns', right: 'orders.refund', queue: 'return-refund' },
  'message-new': { area: 'people', right: 'messages.write' },
  'message-open': { area: 'people', right: 'messages.write' },
  mails: { area: 'people', right: 'mails.write' },
} as const satisfies Readonly<Record<string, WorkGroup>>;

export type WorkGroupId = keyof typeof workGroups;
export const workGroupIds = Object.keys(workGroups) as readonly WorkGroupId[];
