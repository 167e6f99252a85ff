export interface EventBus<Events extends object> {
  /** Listens until the returned function is called. */
  readonly on: <Name extends keyof Events>(
    name: Name,
    listener: (payload: Events[Name]) => void,
  ) => () => void;
  /** Calls every listener in the order of their arrival; one that throws does not keep the others from it. */
  readonly emit: <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;
}

/** A typed bus inside one page. */
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
          // Reported as uncaught, so that one listener's mistake is seen and stays its own.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
