import type { PageAnswer } from '@ritual/shared/contract';
import {
  firstKey,
  isShopPage,
  keyIn,
  pageLinksIn,
  readPage,
  storeDay,
  type PageSource,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { successorAt } from '../../old-addresses/target-of.ts';
import { liveLinks } from '../live-links.ts';
import { rowByKey, shownRow, type ShownRow } from '../versions.repository.ts';
import { firstOf, kindOf, pageIn, toldShop } from './kept-page.ts';
import { ownPageAt, ownPages, pageStates } from './pages.repository.ts';

type Given = Pick<Deps, 'database' | 'catalogIndex' | 'log'>;

interface Found extends PageSource {
  /** A day of the store; null: it was never published. */
  readonly changed: string | null;
  readonly slug: string | null;
  readonly preview: boolean;
}

/** Throws NOT_FOUND. @param key of a version; the rest of a preview's key, behind a dot, only makes its address another one */
export async function pageFor(deps: Given, name: string, key: string | undefined): Promise<PageAnswer> {
  const { db } = deps.database;
  const { slug, preview, changed, ...source } = await found(
    deps,
    name.toLowerCase(),
    key === undefined ? undefined : keyIn(key),
  );
  const links = pageLinksIn(source).map(({ value }) => value);
  const [live, shop] = await Promise.all([liveLinks(deps, links), toldShop(db)]);
  return {
    ...readPage(source, { live, shop }, changed),
    ...(slug !== null && { slug }),
    ...(preview && { preview }),
  };
}

async function found(deps: Given, name: string, key: string | undefined): Promise<Found> {
  const { db } = deps.database;
  if (isShopPage(name)) {
    const first = { ...(firstOf(name) as NonNullable<ReturnType<typeof firstOf>>), slug: null };
    if (key === firstKey) return { ...first, preview: true };
    const { row, preview } = await rowOf(db, name, key);
    const source = row && sourceOf(deps, name, row);
    return source ? { ...source, slug: null, changed: dayOf(row), preview } : { ...first, preview };
  }
  const own = await foundOwn(deps, name, key);
  if (own) return own;
  // In an open page nothing else knows redirects.
  const successor = await successorAt(db, `/pages/${name}`);
  const moved = successor === null ? null : await foundOwn(deps, successor, undefined);
  if (!moved) throw new AppError('NOT_FOUND');
  return moved;
}

async function foundOwn(deps: Given, name: string, key: string | undefined): Promise<Found | null> {
  const { db } = deps.database;
  const own = await ownPageAt(db, name);
  if (!own) return null;
  const { row, preview } = await rowOf(db, String(own.id), key);
  const source = row && sourceOf(deps, name, row);
  if (!source || (own.withdrawnAt !== null && !preview)) return null;
  return { ...source, slug: own.slug, changed: dayOf(row), preview };
}

async function rowOf(db: Db, page: string, key: string | undefined) {
  const asked = key === undefined ? undefined : await rowByKey(db, kindOf(page), key);
  return { row: asked ?? (await shownRow(db, kindOf(page))), preview: asked !== undefined };
}

function sourceOf({ log }: Given, name: string, row: ShownRow): PageSource | null {
  const source = pageIn(row.body);
  if (!source) log.error(`The page ${name} is stored in a form that this release does not know.`);
  return source;
}

const dayOf = ({ publishAt }: ShownRow) => (publishAt === null ? null : storeDay(new Date(publishAt)));

/** The own pages that shoppers see. */
export async function shownPages(db: Db) {
  const [pages, states] = await Promise.all([ownPages(db), pageStates(db)]);
  return pages.flatMap(({ id, slug, withdrawnAt, title }) => {
    const state = states.find(({ kind }) => kind === kindOf(id));
    const since = state?.shownSince ?? null;
    if (withdrawnAt !== null || since === null) return [];
    return [{ slug, title: state?.shownTitle ?? title, changedAt: new Date(since).toISOString() }];
  });
}
