import type { ComponentType } from 'react';
import type { RemoteModule, SlotFilling, SlotPort } from '@ritual/shared/federation';

const none: readonly never[] = [];

/** The slots of a remote that runs alone: filled by itself only. */
export function ownSlots({ name: remote, slots = {} }: RemoteModule): SlotPort {
  const loaded = new Map<string, readonly SlotFilling[]>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    subscribe: (name, listener) => {
      listeners.add(listener);
      if (!asked.has(name)) {
        asked.add(name);
        const load = slots[name] as (() => Promise<ComponentType<never>>) | undefined;
        void load?.().then((Component) => {
          loaded.set(name, [{ remote, Component: Component as SlotFilling['Component'] }]);
          for (const each of listeners) each();
        });
      }
      return () => listeners.delete(listener);
    },
    get: (name) => (loaded.get(name) ?? none) as readonly SlotFilling<typeof name>[],
  };
}
