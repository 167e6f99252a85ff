import type { homeEditor } from '@ritual/shared/contract';
import {
  defaultHomeContent,
  firstKey,
  homePicturesIn,
  linkProblem,
  linksIn,
  partWords,
  relinkedHome,
  slideWords,
  type ContentPicture,
  type HomeContent,
} from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { collections } from '../../db/schema/index.ts';
import type { Values } from '../audit/entries.repository.ts';
import { ownPictures } from './checks.ts';
import { knownTargets } from './known-targets.ts';
import { foundIn, stateFacts, stateOf } from './state.ts';
import { homeIn, versionNow, versionRows, type VersionRow } from './versions.repository.ts';

/** What an administrator edits, and which versions there are. */
export async function readHomeEditor(db: Db): Promise<z.input<typeof homeEditor>> {
  const rows = await versionRows(db, 'home');
  return {
    ...stateOf(rows, await versionNow(db, 'home'), firstKey),
    content: await contentIn(db, rows),
    pictures: once([...picturesOf(rows), ...(await ofCollections(db))]),
  };
}

async function contentIn(db: Db, rows: readonly VersionRow[]): Promise<HomeContent> {
  const { draft, shown } = foundIn(rows);
  const stored = draft ?? shown;
  return (stored && homeIn(stored.body)) ?? firstHome(db);
}

/** What every store begins with. Links to collections that this one does not have would keep it from being saved: they lead to all of them. */
export async function firstHome(db: Db): Promise<HomeContent> {
  const known = await knownTargets(
    db,
    linksIn(defaultHomeContent).map(({ value }) => value),
  );
  return relinkedHome(defaultHomeContent, (link) =>
    linkProblem(link, known) === null ? link : paths.collections.to(),
  );
}

const once = (all: readonly ContentPicture[]) => [...new Map(all.map((each) => [each.file, each])).values()];

/** Tiles lead to collections. */
async function ofCollections(db: Db): Promise<ContentPicture[]> {
  const rows = await db.select({ picture: collections.picture }).from(collections);
  return rows.flatMap(({ picture }) => {
    if (!picture) return [];
    const { alt: _, ...rest } = picture;
    return [rest];
  });
}

/** The page's own pictures, and those of its versions. */
function picturesOf(rows: readonly VersionRow[]): ContentPicture[] {
  const all = rows.flatMap(({ body }) => {
    const content = homeIn(body);
    return content ? homePicturesIn(content) : [];
  });
  return [...all, ...ownPictures];
}

/** For the audit log. */
export async function homeFacts(db: Db): Promise<Values> {
  const rows = await versionRows(db, 'home');
  const content = await contentIn(db, rows);
  return { ...stateFacts(rows), slides: slideWords(content), parts: partWords(content) };
}
