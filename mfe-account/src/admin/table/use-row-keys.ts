import type { RefObject } from 'react';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import type { Selection } from './use-selection.ts';

interface Rows {
  readonly title: string;
  /** Holds the grid. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly ids: readonly string[];
  readonly current: string | null;
  readonly setCurrent: (id: string) => void;
  /** null: rows have no page. */
  readonly open: ((id: string | null) => void) | null;
  /** null: rows cannot be selected. */
  readonly selection: Selection | null;
}

/** The keys that move between rows, open and select them. */
export function useRowKeys({ title, place, ids, current, setCurrent, open, selection }: Rows): void {
  const goTo = (index: number) => {
    const id = ids[Math.min(Math.max(index, 0), ids.length - 1)];
    if (id === undefined) return;
    setCurrent(id);
    place.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
  };
  const at = current === null ? -1 : ids.indexOf(current);
  const next = () => goTo(at + 1);
  const previous = () => goTo(at < 0 ? 0 : at - 1);
  useAdminKeys(title, [
    { press: 'j', label: 'Next row', run: next },
    { press: 'k', label: 'Previous row', run: previous },
    { press: 'ArrowDown', label: 'Next row', quiet: true, run: next },
    { press: 'ArrowUp', label: 'Previous row', quiet: true, run: previous },
    ...(open ? [{ press: 'Enter', label: 'Open the row', run: () => open(current) }] : []),
    ...(selection
      ? [
          { press: 'x', label: 'Select the row', run: () => current !== null && selection.toggle(current) },
          {
            press: 'Shift+X',
            label: 'Select up to here',
            run: () => current !== null && selection.upTo(current),
          },
          { press: '$mod+A', label: 'Select all', run: () => selection.setAll(true) },
          { press: 'Escape', label: 'Clear the selection', run: selection.clear },
        ]
      : []),
  ]);
}
