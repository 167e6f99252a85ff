import { storedNavigation, type navigationEditor, type NavigationTarget } from '@ritual/shared/contract';
import {
  columnWords,
  defaultNavigation,
  firstKey,
  linkProblem,
  menuWords,
  navigationLinks,
  navigationProblems,
  storePages,
  withoutLinks,
  type NavigationContent,
} from '@ritual/shared/kernel';
import { ownPage, paths } from '@ritual/shared/paths';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import { invalidFields } from '../../../errors.ts';
import type { Values } from '../../audit/entries.repository.ts';
import { knownTargets } from '../known-targets.ts';
import { ownPages } from '../pages/pages.repository.ts';
import { foundIn, stateFacts, stateOf } from '../state.ts';
import { versionNow, versionRows, type VersionRow } from '../versions.repository.ts';
import type { Kept } from '../write.ts';

export const navigationKind = 'navigation';

/** null: another release has written it in a form that this one does not know. */
export const navigationIn = (body: unknown): NavigationContent | null =>
  storedNavigation.safeParse(body).data ?? null;

const knownOf = (db: Db, content: NavigationContent) =>
  knownTargets(
    db,
    navigationLinks(content).map(({ value }) => value),
  );

async function contentIn(db: Db, rows: readonly VersionRow[]): Promise<NavigationContent> {
  const { draft, shown } = foundIn(rows);
  const stored = draft ?? shown;
  return (stored && navigationIn(stored.body)) ?? firstNavigation(db);
}

/** A store has not all the collections that the first links lead to: they would keep it from being saved. */
async function firstNavigation(db: Db): Promise<NavigationContent> {
  const known = await knownOf(db, defaultNavigation);
  return withoutLinks(defaultNavigation, (link) => linkProblem(link, known) !== null);
}

/** What an administrator edits, and which versions there are. */
export async function readNavigationEditor(db: Db): Promise<z.input<typeof navigationEditor>> {
  const rows = await versionRows(db, navigationKind);
  return {
    ...stateOf(rows, await versionNow(db, navigationKind), firstKey),
    content: await contentIn(db, rows),
    targets: await targetsNow(db),
  };
}

/** Pages of every store, those of the owner that are not withdrawn, and collections. */
async function targetsNow(db: Db): Promise<NavigationTarget[]> {
  const { rows: collections } = await db.execute<{ slug: string; title: string }>(
    sql`select slug, title from collections order by position, id`,
  );
  const own = (await ownPages(db)).filter(({ withdrawnAt }) => withdrawnAt === null);
  return [
    ...storePages.map((page) => ({ kind: 'page' as const, ...page })),
    ...own.map(({ slug, title }) => ({ kind: 'own-page' as const, label: title, to: ownPage.to({ slug }) })),
    ...collections.map(({ slug, title }) => ({
      ...{ kind: 'collection' as const, label: title, to: paths.collection.to({ slug }) },
    })),
  ];
}

/** For the audit log. */
async function navigationFacts(db: Db): Promise<Values> {
  const rows = await versionRows(db, navigationKind);
  const content = await contentIn(db, rows);
  const { about } = content;
  return { ...stateFacts(rows), menu: menuWords(content), about, columns: columnWords(content) };
}

/** A draft as it is kept. Throws VALIDATION_FAILED for links that lead nowhere, each at its place. */
export async function checkedNavigation(tx: Tx, content: NavigationContent): Promise<NavigationContent> {
  const problems = navigationProblems(content, await knownOf(tx, content));
  if (problems.length > 0)
    throw invalidFields(...problems.map((each) => ({ ...each, path: `content.${each.path}` })));
  return content;
}

export const keptNavigation: Kept<NavigationContent> = {
  ...{ kind: navigationKind, first: firstNavigation, bodyIn: navigationIn },
  ...{ editor: readNavigationEditor, facts: navigationFacts },
};
