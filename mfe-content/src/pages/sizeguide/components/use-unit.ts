import { useSyncExternalStore } from 'react';
import { browserStorage } from '@ritual/shared/state';
import { isUnit, type Unit } from '../../../rules/units.ts';

const key = 'rop.size-unit';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The shopper's unit, remembered in this browser; centimetres until chosen, and on the server. */
export function useUnit(): [Unit, (unit: Unit) => void] {
  const unit = useSyncExternalStore(
    subscribe,
    () => browserStorage.read(key, isUnit) ?? 'cm',
    (): Unit => 'cm',
  );
  const choose = (next: Unit) => {
    browserStorage.write(key, next);
    for (const listener of listeners) listener();
  };
  return [unit, choose];
}
