import { useMemo } from 'react';
import { useSearchParams } from '@ritual/shared/routing';
import type { Filter, Query } from '../table/types.ts';

export interface QueryState {
  readonly query: Query;
  /** Sets some of the filters; empty ones leave the address. */
  readonly set: (change: Readonly<Record<string, string | null>>) => void;
  /** Sets all of them. */
  readonly replace: (query: Query) => void;
}

/** The filters of a list in the address; other parameters are left out. */
export function useQuery(names: readonly string[]): QueryState {
  const [search, setSearch] = useSearchParams();
  const all = names.join();
  const query = useMemo(() => {
    const known = all.split(',').flatMap((name) => {
      const value = search.get(name)?.trim().slice(0, 200) ?? '';
      return value === '' ? [] : [[name, value] as const];
    });
    return Object.fromEntries(known);
  }, [search, all]);
  const replace = (next: Query) => setSearch(new URLSearchParams(next), { preventScrollReset: true });
  return {
    query,
    replace,
    set: (change) => {
      const next: Record<string, string> = { ...query };
      for (const [name, value] of Object.entries(change)) {
        if (value === null || value === '') delete next[name];
        else next[name] = value;
      }
      replace(next);
    },
  };
}

/** Whether a filter is set to a value that there is not, such as one of an old view. Left out, the list would be of all. */
export const asksUnknown = (query: Query, filters: readonly Filter[]): boolean =>
  filters.some(({ name, values, single, fits }) => {
    const asked = query[name];
    const known = fits ?? ((value: string) => values.some((each) => each.value === value));
    return asked !== undefined && !(single ? [asked] : asked.split(',')).every(known);
  });

/** Whether two lists of filters are the same. */
export const sameQuery = (one: Query, other: Query): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
