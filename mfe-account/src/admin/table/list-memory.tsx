import { createContext, use, useState, type ReactNode } from 'react';

/** Which rows of a list were loaded, and where one was in it. */
export interface Remembered {
  readonly query: string;
  readonly count: number;
  /** Id of the current row. */
  readonly current: string | null;
  readonly ids: readonly string[];
  /** Ids of the rows that are selected. */
  readonly selected: readonly string[];
  readonly hrefs: readonly (string | null)[];
}

type Memory = Map<string, Remembered>;
const MemoryContext = createContext<Memory>(new Map());

/** Keeps lists while the admin area is open, so that one comes back from a detail to the same row. */
export function ListMemory({ children }: { readonly children: ReactNode }) {
  const [memory] = useState<Memory>(() => new Map());
  return <MemoryContext value={memory}>{children}</MemoryContext>;
}

export const useListMemory = (): Memory => use(MemoryContext);
