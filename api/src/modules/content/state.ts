import type { contentState } from '@ritual/shared/contract';
import { shownVersion, versionState } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Values } from '../audit/entries.repository.ts';
import type { VersionRow } from './versions.repository.ts';

const iso = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

/** Each state of a version has an address of its own, so that no page cache shows the one before. */
export const keyOf = ({ key, version }: Pick<VersionRow, 'key' | 'version'>) => `${key}.${String(version)}`;

interface Found {
  readonly draft: VersionRow | undefined;
  readonly shown: VersionRow | undefined;
  /** Milliseconds. */
  readonly now: number;
}

export function foundIn(rows: readonly VersionRow[]): Found {
  const now = Date.now();
  return { draft: rows.find(({ state }) => state === 'DRAFT'), shown: shownVersion(rows, now), now };
}

/** @param first key of the version that a store begins with; null: it has no preview; undefined: there is no such version */
export function stateOf(
  rows: readonly VersionRow[],
  version: number,
  first: string | null | undefined,
): z.input<typeof contentState> {
  const { draft, shown, now } = foundIn(rows);
  return {
    version,
    draft: draft
      ? { changedAt: iso(draft.changedAt) ?? '', changedBy: draft.changedBy, key: keyOf(draft) }
      : null,
    versions: [
      ...rows
        .filter((row) => row !== draft)
        .map((row) => ({
          id: row.id,
          state: versionState(row, shown?.id ?? 0, now),
          publishAt: iso(row.publishAt),
          ...{ publishedAt: iso(row.publishedAt), publishedBy: row.publishedBy, key: keyOf(row) },
        })),
      ...(first === undefined
        ? []
        : [
            {
              ...{ id: 0, state: shown ? ('PAST' as const) : ('SHOWN' as const), publishAt: null },
              ...{ publishedAt: null, publishedBy: null, key: first },
            },
          ]),
    ],
  };
}

/** For the audit log. */
export function stateFacts(rows: readonly VersionRow[]): NonNullable<Values> {
  const { draft, shown, now } = foundIn(rows);
  const waiting = rows.filter((row) => versionState(row, shown?.id ?? 0, now) === 'SCHEDULED');
  return {
    ...{ draft: draft !== undefined, shown: shown?.id ?? 0 },
    scheduled: waiting.map(({ id, publishAt }) => `${String(id)}: ${iso(publishAt) ?? ''}`).join(', '),
  };
}
