import {
  defaultHomeContent,
  firstKey,
  keyIn,
  linksIn,
  shownHome,
  type HomeContent,
} from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { HomeAnswer } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { liveLinks } from './live-links.ts';
import { homeIn, rowByKey, shownRow } from './versions.repository.ts';

type Given = Pick<Deps, 'database' | 'catalogIndex' | 'log'>;

/** @param key of a version; the rest of a preview's key, behind a dot, only makes its address another one */
export async function homeFor(deps: Given, key: string | undefined): Promise<HomeAnswer> {
  const { db } = deps.database;
  const isFirst = key === firstKey;
  const asked = key === undefined || isFirst ? undefined : await rowByKey(db, 'home', keyIn(key));
  const row = isFirst ? undefined : (asked ?? (await shownRow(db, 'home')));
  const content = row === undefined ? defaultHomeContent : homeIn(row.body);
  if (!content) deps.log.error('The home page is stored in a form that this release does not know.');
  return {
    ...(await aliveNow(deps, content ?? defaultHomeContent)),
    ...((isFirst || asked !== undefined) && { preview: true }),
  };
}

/** Without what is gone, hidden or empty now. */
async function aliveNow(deps: Given, content: HomeContent): Promise<HomeContent> {
  const links = linksIn(content).map(({ value }) => value);
  const [live, view] = await Promise.all([liveLinks(deps, links), deps.catalogIndex.current()]);
  return shownHome(content, { live, saleUpTo: view.largestReduction(), elsewhere: paths.collections.to() });
}
