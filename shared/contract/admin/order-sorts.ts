/** How the list of orders can be sorted: newest, oldest, highest total, what has to leave soonest first. */
export const orderSorts = ['newest', 'oldest', 'total', 'shipBy'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What waits to be done with an order: a parcel, a decision about its payment, an answer to the bank, a decision about a return. */
export const orderTasks = ['ship', 'review', 'dispute', 'return'] as const;
export type OrderTask = (typeof orderTasks)[number];

/** Where the ship-by date of what is still to be shipped stands, seen from today. */
export const orderDues = ['late', 'today', 'later'] as const;
export type OrderDue = (typeof orderDues)[number];

/**
 * What the list can be narrowed to: the tasks, orders on which a bank has not decided (answered or not), refunds that did not arrive, early
 * fraud warnings, orders whose money is all back while pieces of them are still sold, changes that wait for their payment, and returns by what is next. They stand apart from the tasks, whose list is closed for pages that are older.
 */
export const orderQueues = [
  ...orderTasks,
  'disputed',
  'refund',
  'warning',
  'put-back',
  'change-open',
  'return-decide',
  'return-receive',
  'return-refund',
] as const;
export type OrderQueue = (typeof orderQueues)[number];
