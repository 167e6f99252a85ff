/** How the list of orders can be sorted: newest, oldest, highest total first. */
export const orderSorts = ['newest', 'oldest', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What waits to be done with an order: a parcel, a decision about its payment, an answer to the bank, a decision about a return. */
export const orderTasks = ['ship', 'review', 'dispute', 'return'] as const;
export type OrderTask = (typeof orderTasks)[number];
