import { storedPage, type pageEditor } from '@ritual/shared/contract';
import {
  defaultPages,
  firstKey,
  isShopPage,
  pageFieldList,
  type DefaultPage,
  type PageSource,
  type ToldShop,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { Values } from '../../audit/entries.repository.ts';
import { shopPolicy } from '../../shop/policy.repository.ts';
import { shopFacts } from '../../shop/repository.ts';
import { foundIn, stateFacts, stateOf } from '../state.ts';
import { versionNow, versionRows, type ContentKind, type VersionRow } from '../versions.repository.ts';
import type { Kept } from '../write.ts';
import { ownPageById, type OwnPage } from './pages.repository.ts';

export const kindOf = (page: string | number): ContentKind => `page.${String(page)}`;

/** null: another release has written it in a form that this one does not know. */
export const pageIn = (body: unknown): PageSource | null => storedPage.safeParse(body).data ?? null;

export const firstOf = (page: string): DefaultPage | null => (isShopPage(page) ? defaultPages[page] : null);

/** Without the day of its last change, which is that of its publication once it is published. */
function firstSource(page: string): PageSource | null {
  const first = firstOf(page);
  if (!first) return null;
  const { changed: _, ...source } = first;
  return source;
}

const iso = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

export const presentOwn = ({ slug, oldSlugs, withdrawnAt }: OwnPage) => ({
  ...{ slug, oldSlugs: [...oldSlugs], withdrawnAt: iso(withdrawnAt) },
});

/** An own page, or null for one that every store has. Throws PAGE_NOT_FOUND. @param page its name, or the number of an own page */
export async function ownOf(db: Db, page: string): Promise<OwnPage | null> {
  if (isShopPage(page)) return null;
  const own = await ownPageById(db, Number(page));
  if (!own) throw new AppError('PAGE_NOT_FOUND');
  return own;
}

/** What fields are filled in with. */
export async function toldShop(db: Db): Promise<ToldShop> {
  const [facts, policy] = await Promise.all([shopFacts(db), shopPolicy(db)]);
  return { facts, policy };
}

/** What an administrator edits, and which versions there are. Throws PAGE_NOT_FOUND. */
export async function readPageEditor(db: Db, page: string): Promise<z.input<typeof pageEditor>> {
  const own = await ownOf(db, page);
  const rows = await versionRows(db, kindOf(page));
  return {
    ...stateOf(rows, await versionNow(db, kindOf(page)), own === null ? firstKey : undefined),
    page,
    own: own && presentOwn(own),
    content: contentIn(rows, page, own),
    fields: pageFieldList(await toldShop(db)),
  };
}

function contentIn(rows: readonly VersionRow[], page: string, own: OwnPage | null): PageSource {
  const { draft, shown } = foundIn(rows);
  const stored = draft ?? shown;
  const empty = { title: own?.title ?? '', description: '', intro: '', text: '' };
  return (stored && pageIn(stored.body)) ?? firstSource(page) ?? empty;
}

/** For the audit log. */
async function pageFacts(db: Db, page: string): Promise<Values> {
  const own = await ownOf(db, page);
  const rows = await versionRows(db, kindOf(page));
  return {
    ...stateFacts(rows),
    ...contentIn(rows, page, own),
    ...(own && { address: own.slug, withdrawn: own.withdrawnAt !== null }),
  };
}

export const keptPage = (page: string): Kept<PageSource> => ({
  ...{ kind: kindOf(page), first: () => firstSource(page), bodyIn: pageIn },
  editor: (db) => readPageEditor(db, page),
  facts: (db) => pageFacts(db, page),
});
