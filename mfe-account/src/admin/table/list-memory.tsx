import { createContext, use, useState, type ReactNode } from 'react';

/** What was loaded of a list, and where one was in it. */
export interface Remembered {
  readonly query: string;
  readonly rows: readonly unknown[];
  readonly next: string | null;
  readonly count: number;
  readonly exact: boolean;
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
