import { useSyncExternalStore } from 'react';
import { isSizeUnit, type SizeUnit } from '@ritual/shared/kernel';
import { browserStorage } from '@ritual/shared/storage';

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

/** The shopper's unit, stored in this browser; centimeters until chosen, and on the server. */
export function useSizeUnit(): [SizeUnit, (unit: SizeUnit) => void] {
  const unit = useSyncExternalStore(
    subscribe,
    () => browserStorage.read(key, isSizeUnit) ?? 'cm',
    (): SizeUnit => 'cm',
  );
  return [unit, rememberSizeUnit];
}

export function rememberSizeUnit(unit: SizeUnit): void {
  browserStorage.write(key, unit);
  for (const listener of listeners) listener();
}
