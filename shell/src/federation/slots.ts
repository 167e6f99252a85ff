import type { SlotFilling, SlotPort } from '@ritual/shared/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The fillings of each slot that a component of the page has asked for, by the slot's name. */
export type Slots = StoreApi<Readonly<Record<string, readonly SlotFilling[]>>>;

const none: readonly never[] = [];

export function createSlots(): { readonly slots: Slots; readonly port: SlotPort } {
  const slots: Slots = createStore(() => ({}));
  return {
    slots,
    port: {
      subscribe: (name, listener) => {
        // Asks for it: the code that fills slots is loaded later (`fill-slots.tsx`).
        if (!slots.getState()[name]) slots.setState({ [name]: none });
        return slots.subscribe(listener);
      },
      get: (name) => (slots.getState()[name] ?? none) as readonly SlotFilling<typeof name>[],
    },
  };
}
