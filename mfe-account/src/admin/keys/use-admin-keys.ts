import { createContext, use, useLayoutEffect, useRef } from 'react';
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
  // Before the browser paints: a key that is pressed as soon as the rows are seen gets them.
  useLayoutEffect(() => {
    latest.current = { title, keys };
  });
  useLayoutEffect(() => registry?.add(() => latest.current), [registry]);
}
