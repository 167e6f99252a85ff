import type { CartEvents } from './cart-events.ts';
import { createEventBus } from './event-bus.ts';

export { createEventBus, type EventBus } from './event-bus.ts';
export type { CartEvents } from './cart-events.ts';

/** The cart's bus. This module is a shared singleton, so there is one bus per page. */
export const cartEvents = createEventBus<CartEvents>();
