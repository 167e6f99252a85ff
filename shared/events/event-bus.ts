export interface EventBus<Events extends object> {
  /** Listens until the returned function is called. */
  readonly on: <Name extends keyof Events>(
    name: Name,
    listener: (payload: Events[Name]) => void,
  ) => () => void;
  /** Calls the listeners in the order of subscription; one that throws does not stop the others. */
  readonly emit: <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;
}

/** A typed event bus within one page. */
export function createEventBus<Events extends object>(): EventBus<Events> {
  const listeners = new Map<keyof Events, Set<(payload: never) => void>>();
  return {
    on: (name, listener) => {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => set.delete(listener);
    },
    emit: (name, payload) => {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (payload: Events[typeof name]) => void)(payload);
        } catch (error) {
          // Reported as uncaught, so that one listener's fault is visible and does not affect the others.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
