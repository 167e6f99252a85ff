import type { homeEditor } from '@ritual/shared/contract';
import {
  defaultHomeContent,
  homePicturesIn,
  partWords,
  shownVersion,
  slideWords,
  versionState,
  type ContentPicture,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { Values } from '../audit/entries.repository.ts';
import { ownPictures } from './checks.ts';
import { homeIn, versionNow, versionRows, type VersionRow } from './versions.repository.ts';

const iso = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

/** What an administrator edits, and which versions there are. */
export async function readHomeEditor(db: Db): Promise<z.input<typeof homeEditor>> {
  const rows = await versionRows(db, 'home');
  const now = Date.now();
  const draft = rows.find(({ state }) => state === 'DRAFT');
  const shown = shownVersion(rows, now);
  const stored = draft ?? shown;
  return {
    version: await versionNow(db, 'home'),
    content: (stored && homeIn(stored.body)) ?? defaultHomeContent,
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
      {
        ...{ id: 0, state: shown ? 'PAST' : 'SHOWN', publishAt: null, publishedAt: null },
        ...{ publishedBy: null, key: null },
      },
    ],
    pictures: picturesOf(rows),
  };
}

/** Each state of a version has an address of its own, so that no page cache shows the one before. */
const keyOf = ({ key, version }: VersionRow) => `${key}.${String(version)}`;

/** The page's own pictures, and those of its versions. */
function picturesOf(rows: readonly VersionRow[]): ContentPicture[] {
  const all = rows.flatMap(({ body }) => {
    const content = homeIn(body);
    return content ? homePicturesIn(content) : [];
  });
  return [...new Map([...all, ...ownPictures].map((each) => [each.file, each])).values()];
}

/** For the audit log. */
export async function homeFacts(db: Db): Promise<Values> {
  const rows = await versionRows(db, 'home');
  const now = Date.now();
  const draft = rows.find(({ state }) => state === 'DRAFT');
  const shown = shownVersion(rows, now);
  const stored = draft ?? shown;
  const content = (stored && homeIn(stored.body)) ?? defaultHomeContent;
  const waiting = rows.filter((row) => versionState(row, shown?.id ?? 0, now) === 'SCHEDULED');
  return {
    draft: draft !== undefined,
    ...{ slides: slideWords(content), parts: partWords(content), shown: shown?.id ?? 0 },
    scheduled: waiting.map(({ id, publishAt }) => `${String(id)}: ${iso(publishAt) ?? ''}`).join(', '),
  };
}
