import { createContext, use, useEffect, useRef } from 'react';
import type { AdminKey, KeyGroup } from './keys.ts';

export interface KeyRegistry {
  readonly add: (group: () => KeyGroup) => () => void;
  readonly groups: () => readonly KeyGroup[];
}

export const KeyContext = createContext<KeyRegistry | null>(null);

/** Keys of a part of the page, while it is shown. A part deeper in the page takes precedence. */
export function useAdminKeys(title: string, keys: readonly AdminKey[]): void {
  const registry = use(KeyContext);
  const latest = useRef<KeyGroup>({ title, keys });
  useEffect(() => {
    latest.current = { title, keys };
  });
  useEffect(() => registry?.add(() => latest.current), [registry]);
}
