import { shownVersion, versionState } from '../../kernel/index.ts';
import type { Values } from './changed-fields.ts';
import type { MockStore } from './mock-store.ts';

export interface MockVersion<Body> {
  readonly id: number;
  readonly state: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  readonly body: Body;
  readonly version: number;
  readonly key: string;
  readonly changedAt: string;
  readonly changedBy: string;
  /** Milliseconds. */
  readonly publishAt: number | null;
  readonly publishedAt: string | null;
  readonly publishedBy: string | null;
}

type Rows<Body> = readonly MockVersion<Body>[];

/** Something that is written as a draft and published. */
export interface MockContent<Body> {
  /** As the audit log names it. */
  readonly kind: string;
  /** Version 0, which every store begins with. */
  readonly first: Body;
  readonly rows: (store: MockStore) => Rows<Body>;
  readonly put: (store: MockStore, rows: Rows<Body>) => void;
  /** For the audit log. */
  readonly words: (body: Body) => Values;
}

export const draftIn = <Body>(rows: Rows<Body>) => rows.find((each) => each.state === 'DRAFT');

export const shownIn = <Body>(rows: Rows<Body>) => shownVersion(rows, Date.now());

export const versionIn = (rows: Rows<unknown>): number => Math.max(0, ...rows.map(({ version }) => version));

const keyOf = ({ key, version }: MockVersion<unknown>) => `${key}.${String(version)}`;
export const iso = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

/** The draft first, then what comes last. */
export const inOrder = <Body>(rows: Rows<Body>) =>
  rows.toSorted((a, b) => (b.publishAt ?? Infinity) - (a.publishAt ?? Infinity) || b.id - a.id);

/** What editors of all kinds get. */
export function presentVersions<Body>(store: MockStore, of: MockContent<Body>) {
  const rows = inOrder(of.rows(store));
  const [draft, shown] = [draftIn(rows), shownIn(rows)];
  return {
    version: versionIn(rows),
    content: (draft ?? shown)?.body ?? of.first,
    draft: draft ? { changedAt: draft.changedAt, changedBy: draft.changedBy, key: keyOf(draft) } : null,
    versions: [
      ...rows
        .filter(({ state }) => state !== 'DRAFT')
        .map((row) => ({
          id: row.id,
          state: versionState(row, shown?.id ?? 0, Date.now()),
          publishAt: iso(row.publishAt),
          ...{ publishedAt: row.publishedAt, publishedBy: row.publishedBy, key: keyOf(row) },
        })),
      {
        ...{ id: 0, state: shown ? ('PAST' as const) : ('SHOWN' as const), publishAt: null },
        ...{ publishedAt: null, publishedBy: null, key: null },
      },
    ],
  };
}

/** As the audit log of the API has it. */
export function contentFacts<Body>(store: MockStore, of: MockContent<Body>): Values {
  const { draft, content, versions } = presentVersions(store, of);
  const waiting = versions.filter(({ state }) => state === 'SCHEDULED');
  return {
    draft: draft !== null,
    ...{ ...of.words(content), shown: shownIn(of.rows(store))?.id ?? 0 },
    scheduled: waiting.map(({ id, publishAt }) => `${String(id)}: ${publishAt ?? ''}`).join(', '),
  };
}
