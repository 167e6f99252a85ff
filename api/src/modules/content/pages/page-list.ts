import type { adminPage } from '@ritual/shared/contract';
import { defaultPages, shopPages } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { kindOf, presentOwn } from './kept-page.ts';
import { ownPages, pageStates } from './pages.repository.ts';

type OnWire = z.input<typeof adminPage>;

/** The pages of every store in their order, then those of the owner. */
export async function listedPages(db: Db): Promise<OnWire[]> {
  const [own, states] = await Promise.all([ownPages(db), pageStates(db)]);
  const stateOf = (page: string) => {
    const found = states.find(({ kind }) => kind === kindOf(page));
    const since = found?.shownSince ?? null;
    return {
      title: found?.title ?? null,
      ...{ draft: found?.draft ?? false, scheduled: found?.scheduled ?? 0 },
      shownSince: since === null ? null : new Date(since).toISOString(),
    };
  };
  return [
    ...shopPages.map((page) => {
      const { title, ...rest } = stateOf(page);
      return { page, ...rest, title: title ?? defaultPages[page].title, own: null, shown: true };
    }),
    ...own.map((each) => {
      const { title, ...rest } = stateOf(String(each.id));
      const shown = rest.shownSince !== null && each.withdrawnAt === null;
      return { page: String(each.id), ...rest, title: title ?? each.title, own: presentOwn(each), shown };
    }),
  ];
}
