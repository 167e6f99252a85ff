import {
  defaultNavigation,
  firstKey,
  keyIn,
  navigationLinks,
  shownNavigation,
  type ToldShop,
} from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { liveLinks } from '../live-links.ts';
import { rowByKey, shownRow } from '../versions.repository.ts';
import { navigationIn, navigationKind } from './kept-navigation.ts';

type Given = Pick<Deps, 'database' | 'catalogIndex' | 'log'>;

interface Told {
  /** Of a preview; the rest behind a dot only makes its address another one. undefined: what shoppers see. */
  readonly key?: string | undefined;
  readonly shop: ToldShop;
  /** Collections that the staff has put into the menu. */
  readonly added: readonly { readonly slug: string; readonly title: string }[];
}

/** The links above and below every page. Throws NOT_FOUND for a key of no version. */
export async function navigationFor(deps: Given, { key, shop, added }: Told) {
  const content = await contentFor(deps, key === undefined ? undefined : keyIn(key));
  const links = navigationLinks(content).map(({ value }) => value);
  const live = await liveLinks(deps, links);
  return shownNavigation(content, { live, added, shop });
}

async function contentFor({ database: { db }, log }: Given, key: string | undefined) {
  if (key === firstKey) return defaultNavigation;
  const row = await (key === undefined ? shownRow(db, navigationKind) : rowByKey(db, navigationKind, key));
  if (!row && key !== undefined) throw new AppError('NOT_FOUND');
  const content = row ? navigationIn(row.body) : defaultNavigation;
  if (!content) log.error('Menu and footer are stored in a form that this release does not know.');
  return content ?? defaultNavigation;
}
