import { z } from 'zod';

/** One event on its way to the store. `held` waits for a reorder to be complete or for a flush. */
export const deliveryRecord = z.object({
  id: z.string(),
  eventId: z.string(),
  attempts: z.int().nonnegative(),
  /** Milliseconds since 1970. */
  dueAt: z.number(),
  state: z.enum(['waiting', 'held', 'delivered', 'failed', 'dropped']),
  lastAnswer: z.string().nullable(),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

export const DELIVERY_MODES = ['normal', 'drop', 'duplicate', 'delay', 'reorder'] as const;

/** How the next events travel; `remaining` null means until changed. */
export const deliveryMode = z.object({
  mode: z.enum(DELIVERY_MODES),
  remaining: z.int().positive().nullable(),
  delayMs: z.int().nonnegative(),
});
export type DeliveryMode = z.infer<typeof deliveryMode>;

export const NORMAL_DELIVERY: DeliveryMode = { mode: 'normal', remaining: null, delayMs: 0 };
