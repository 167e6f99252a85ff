import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../../deps.ts';
import { cacheShortly } from '../../../plugins/cache.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { discardDraft, publish, restore, takeBack } from '../write.ts';
import { keptPage, ownOf, readPageEditor } from './kept-page.ts';
import { listedPages } from './page-list.ts';
import { changeAddress, changeWithdrawn, createPage, savePage } from './page-write.ts';
import { pageFor, shownPages } from './page.ts';

/** The information pages as shoppers read them. */
export function pageRoutes(router: Router, deps: Deps): void {
  cacheShortly(router.app);
  route(router, endpoints.getPage, ({ params, query }) => pageFor(deps, params.page, query.draft));
  route(router, endpoints.listPages, () => shownPages(deps.database.db));
}

/** What administrators do with them. */
export function pageEditorRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const editor = (page: string) => readPageEditor(db, page);
  /** Throws PAGE_NOT_FOUND. */
  const kept = async (page: string) => {
    await ownOf(db, page);
    return keptPage(page);
  };
  route(router, endpoints.listAdminPages, async () => ({ content: await listedPages(db) }));
  route(router, endpoints.createPage, async ({ body, ...call }) =>
    editor(String(await createPage(deps, call, body))),
  );
  route(router, endpoints.getPageEditor, ({ params: { page } }) => editor(page));
  route(router, endpoints.savePageDraft, async ({ params: { page }, body, ...call }) => {
    await ownOf(db, page);
    const dropped = await savePage(deps, call, page, body);
    return { ...(await editor(page)), dropped };
  });
  route(router, endpoints.discardPageDraft, async ({ params: { page }, body, ...call }) => {
    await discardDraft(deps, call, await kept(page), body.version);
    return editor(page);
  });
  route(router, endpoints.publishPage, async ({ params: { page }, body, ...call }) => {
    await publish(deps, call, await kept(page), body);
    return editor(page);
  });
  route(router, endpoints.restorePage, async ({ params: { page, id }, body, ...call }) => {
    await restore(deps, call, await kept(page), { id, ...body });
    return editor(page);
  });
  route(router, endpoints.takeBackPageVersion, async ({ params: { page, id }, body, ...call }) => {
    await takeBack(deps, call, await kept(page), { id, ...body });
    return editor(page);
  });
  route(router, endpoints.movePage, async ({ params: { page }, body: { slug, version }, ...call }) => {
    await changeAddress(deps, call, { page, version }, slug);
    return editor(page);
  });
  route(router, endpoints.withdrawPage, async ({ params: { page }, body: { version }, ...call }) => {
    await changeWithdrawn(deps, call, { page, version }, true);
    return editor(page);
  });
  route(router, endpoints.showPageAgain, async ({ params: { page }, body: { version }, ...call }) => {
    await changeWithdrawn(deps, call, { page, version }, false);
    return editor(page);
  });
}
