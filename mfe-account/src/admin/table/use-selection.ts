import { useMemo, useState } from 'react';
import { useAnnounce } from '../frame/live.tsx';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** All that match the filters, also those that are not loaded. */
  readonly whole: boolean;
  readonly size: number;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** From the last one that was set up to this one. */
  readonly upTo: (id: string) => void;
  readonly setAll: (all: boolean) => void;
  readonly setWhole: () => void;
  readonly clear: () => void;
}

interface Selectable {
  readonly loaded: readonly string[];
  /** How many match in all. */
  readonly count: number;
  /** With another one nothing is selected. */
  readonly query: string;
  /** The query of the rows that are loaded: until its answer is there, they are those of the one before. */
  readonly key: string | null;
  /** What was selected when the list was left. */
  readonly before: readonly string[];
}

/** Which rows are selected. */
export function useSelection({ loaded, count, query, key, before }: Selectable): Selection {
  const announce = useAnnounce();
  const [chosen, setIds] = useState<ReadonlySet<string>>(() => new Set(before));
  const [whole, setWhole] = useState(false);
  const [last, setLast] = useState<string | null>(null);
  const [of, setOf] = useState(query);
  const [keyOf, setKeyOf] = useState(key);
  if (of !== query) {
    setOf(query);
    setKeyOf(key);
    setIds(new Set());
    setWhole(false);
    setLast(null);
  } else if (keyOf !== key) {
    setKeyOf(key);
    // What was selected before the answer came stays if it is in it; the others must not come back with a later page.
    setIds(new Set(loaded.filter((id) => chosen.has(id))));
    setWhole(false);
  }
  // What is counted is what an action gets: a row that has left the list is in neither.
  const ids = useMemo(() => new Set(loaded.filter((id) => chosen.has(id))), [loaded, chosen]);
  const set = (next: ReadonlySet<string>, all = false) => {
    setIds(next);
    setWhole(all);
    const size = all ? count : next.size;
    announce(size === 0 ? 'Nothing selected' : `${size.toLocaleString('en-US')} selected`);
  };
  return {
    ids,
    whole,
    size: whole ? count : ids.size,
    has: (id) => ids.has(id),
    toggle: (id) => {
      if (!loaded.includes(id)) return;
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setLast(id);
      set(next);
    },
    upTo: (id) => {
      if (!loaded.includes(id)) return;
      const start = last !== null && loaded.includes(last) ? last : id;
      const [from, to] = [loaded.indexOf(start), loaded.indexOf(id)].sort((a, b) => a - b);
      set(new Set([...ids, ...loaded.slice(from, (to ?? 0) + 1)]));
      setLast(id);
    },
    setAll: (all) => set(new Set(all ? loaded : [])),
    setWhole: () => set(new Set(loaded), true),
    clear: () => set(new Set()),
  };
}
