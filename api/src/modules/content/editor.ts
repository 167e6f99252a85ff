import type { homeEditor } from '@ritual/shared/contract';
import { homePicturesIn, shownVersion, versionState, type ContentPicture } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { Values } from '../audit/entries.repository.ts';
import { ownPictures } from './checks.ts';
import { home, type ContentOf } from './kind.ts';
import { homeIn, versionNow, versionRows, type VersionRow } from './versions.repository.ts';

const iso = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

/** A draft, or what is in force, and which versions there are. */
export async function readVersions<Body extends object>(db: Db, { kind, first, read }: ContentOf<Body>) {
  const rows = await versionRows(db, kind);
  const now = Date.now();
  const draft = rows.find(({ state }) => state === 'DRAFT');
  const shown = shownVersion(rows, now);
  const stored = draft ?? shown;
  return {
    ...{ rows, shown: shown?.id ?? 0 },
    editor: {
      version: await versionNow(db, kind),
      content: (stored && read(stored.body)) ?? first,
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
          ...{ id: 0, state: shown ? ('PAST' as const) : ('SHOWN' as const), publishAt: null },
          ...{ publishedAt: null, publishedBy: null, key: null },
        },
      ],
    },
  };
}

/** What an administrator edits, and which versions there are. */
export async function readHomeEditor(db: Db): Promise<z.input<typeof homeEditor>> {
  const { editor, rows } = await readVersions(db, home);
  return { ...editor, pictures: picturesOf(rows) };
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
export async function contentFacts<Body extends object>(db: Db, of: ContentOf<Body>): Promise<Values> {
  const { editor, shown } = await readVersions(db, of);
  const waiting = editor.versions.filter(({ state }) => state === 'SCHEDULED');
  return {
    draft: editor.draft !== null,
    ...{ ...of.words(editor.content), shown },
    scheduled: waiting.map(({ id, publishAt }) => `${String(id)}: ${publishAt ?? ''}`).join(', '),
  };
}
