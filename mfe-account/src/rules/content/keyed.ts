import { movedTo } from '@ritual/shared/kernel';

/** What is moved around in a form has a key of its own, which stays with it. */
export interface Keyed {
  readonly key: number;
}

let lastKey = 0;
export const keyed = <Thing extends object>(thing: Thing): Thing & Keyed => {
  lastKey += 1;
  return { ...thing, key: lastKey };
};

export const bare = <Thing extends Keyed>({ key: _, ...thing }: Thing): Omit<Thing, 'key'> => thing;

/** One element of a list, changed. */
export const withChanges = <Thing extends Keyed>(
  list: readonly Thing[],
  key: number,
  changes: Partial<Thing>,
): readonly Thing[] => list.map((each) => (each.key === key ? { ...each, ...changes } : each));

export const without = <Thing extends Keyed>(list: readonly Thing[], key: number): readonly Thing[] =>
  list.filter((each) => each.key !== key);

/** Without keys, at any depth. */
const wordsOf = (thing: object) =>
  JSON.stringify(thing, (name, value: unknown) => (name === 'key' ? undefined : value));

/** Puts back what was taken out of a list, and nothing if it is there again, as after all changes were discarded. */
export function putBack<Thing extends Keyed>(
  list: readonly Thing[],
  before: readonly Thing[],
  key: number,
): readonly Thing[] {
  const index = before.findIndex((each) => each.key === key);
  const thing = before[index];
  if (thing === undefined || list.some((each) => wordsOf(each) === wordsOf(thing))) return list;
  return list.toSpliced(index, 0, thing);
}

export const moved = <Thing>(list: readonly Thing[], from: number, to: number): readonly Thing[] =>
  movedTo(list, from, to);

/** Whether both would be sent as the same content: answers and forms have fields in different orders. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(bySorted(one)) === JSON.stringify(bySorted(other));

function bySorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bySorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, bySorted(each)]),
  );
}
