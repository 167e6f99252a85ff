import type { ContentState } from '../../contract/index.ts';
import { keyIn, shownVersion, versionState } from '../../kernel/index.ts';
import type { Values } from './changed-fields.ts';
import type { MockStore } from './mock-store.ts';
import type { MockContentKind, MockContentVersion } from './content-record.ts';

export const keyOf = ({ key, version }: MockContentVersion) => `${key}.${String(version)}`;
const iso = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

/** The draft first, then what comes last. */
export const versionsIn = ({ state }: MockStore, kind: MockContentKind): readonly MockContentVersion[] =>
  state.content
    .filter((each) => each.kind === kind)
    .toSorted((a, b) => (b.publishAt ?? Infinity) - (a.publishAt ?? Infinity) || b.id - a.id);

export const draftIn = (store: MockStore, kind: MockContentKind): MockContentVersion | undefined =>
  versionsIn(store, kind).find(({ state }) => state === 'DRAFT');

export const shownIn = (store: MockStore, kind: MockContentKind): MockContentVersion | undefined =>
  shownVersion(versionsIn(store, kind), Date.now());

/** By the key of its preview, of which what is behind the dot only makes the address another one. */
export const versionByKey = (store: MockStore, kind: MockContentKind, key: string | undefined) =>
  key === undefined ? undefined : versionsIn(store, kind).find((each) => each.key === keyIn(key));

export const versionOf = (store: MockStore, kind: MockContentKind): number =>
  Math.max(
    ...[0, ...versionsIn(store, kind).map(({ version }) => version)],
    ...store.state.ownPages.filter(({ id }) => kind === `page.${String(id)}`).map(({ version }) => version),
  );

/** @param first key of the version that a store begins with; null: it has no preview; undefined: there is no such version */
export function presentState(
  store: MockStore,
  kind: MockContentKind,
  first: string | null | undefined,
): ContentState {
  const [draft, shown] = [draftIn(store, kind), shownIn(store, kind)];
  const begun = { id: 0, state: shown ? ('PAST' as const) : ('SHOWN' as const), publishAt: null };
  return {
    version: versionOf(store, kind),
    draft: draft ? { changedAt: draft.changedAt, changedBy: draft.changedBy, key: keyOf(draft) } : null,
    versions: [
      ...versionsIn(store, kind)
        .filter(({ state }) => state !== 'DRAFT')
        .map((row) => ({
          id: row.id,
          state: versionState(row, shown?.id ?? 0, Date.now()),
          publishAt: iso(row.publishAt),
          ...{ publishedAt: row.publishedAt, publishedBy: row.publishedBy, key: keyOf(row) },
        })),
      ...(first === undefined ? [] : [{ ...begun, publishedAt: null, publishedBy: null, key: first }]),
    ],
  };
}

/** As the audit log of the API has it. */
export function stateFacts(store: MockStore, kind: MockContentKind): NonNullable<Values> {
  const shown = shownIn(store, kind)?.id ?? 0;
  const waiting = versionsIn(store, kind).filter(
    (row) => versionState(row, shown, Date.now()) === 'SCHEDULED',
  );
  return {
    ...{ draft: draftIn(store, kind) !== undefined, shown },
    scheduled: waiting.map(({ id, publishAt }) => `${String(id)}: ${iso(publishAt) ?? ''}`).join(', '),
  };
}
