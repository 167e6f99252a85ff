/** How a version of a page's content is stored. One draft at most; a version that was taken back before its time is WITHDRAWN. */
export const contentStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;

/** Of the version that every store begins with (number 0): its key in addresses of previews. */
export const firstKey = '0';

/** The key of a version in an address, of which what is behind the dot only makes the address another one. */
export const keyIn = (draft: string): string => draft.split('.')[0] ?? '';

/** As an editor sees the versions that were published. */
export const versionStates = ['SHOWN', 'SCHEDULED', 'PAST', 'WITHDRAWN'] as const;
export type VersionState = (typeof versionStates)[number];

interface Stored {
  readonly id: number;
  readonly state: (typeof contentStates)[number];
  /** Milliseconds; null: a draft. */
  readonly publishAt: number | null;
}

/** The version that shoppers see: of those that are due the one that became so last. undefined: none, and the default is shown. */
export function shownVersion<Row extends Stored>(rows: readonly Row[], now: number): Row | undefined {
  return rows
    .filter(({ state, publishAt }) => state === 'PUBLISHED' && publishAt !== null && publishAt <= now)
    .toSorted((a, b) => (b.publishAt ?? 0) - (a.publishAt ?? 0) || b.id - a.id)[0];
}

export function versionState({ id, state, publishAt }: Stored, shown: number, now: number): VersionState {
  if (id === shown) return 'SHOWN';
  if (state === 'WITHDRAWN') return 'WITHDRAWN';
  return publishAt !== null && publishAt > now ? 'SCHEDULED' : 'PAST';
}
