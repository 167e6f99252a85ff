import { useEffect } from 'react';
import type { PlaceInList } from '../frame/admin-page.tsx';
import { useListMemory } from './list-memory.tsx';

/**
 * Of a page below a list: the way back with its filters, and its place among the rows that were loaded. Its row is the current one when one
 * comes back, also after steps to others.
 */
export function usePlace(list: string, all: string, id: string): { back: string; place: PlaceInList | null } {
  const memory = useListMemory();
  const kept = memory.get(list);
  const at = kept?.ids.indexOf(id) ?? -1;
  useEffect(() => {
    const left = memory.get(list);
    if (left?.ids.includes(id)) memory.set(list, { ...left, current: id });
  }, [memory, list, id]);
  const search = kept ? new URLSearchParams(JSON.parse(kept.query) as Record<string, string>).toString() : '';
  const back = search === '' ? all : `${all}?${search}`;
  if (!kept || at < 0) return { back, place: null };
  const href = (index: number) => kept.hrefs[index] ?? null;
  return { back, place: { at: at + 1, count: kept.count, previous: href(at - 1), next: href(at + 1) } };
}
