import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { readHomeEditor } from './editor.ts';
import { homeFor } from './home.ts';
import { discardDraft, publish, restore, saveDraft, takeBack } from './write.ts';

/** What pages show. */
export function contentRoutes(router: Router, deps: Deps): void {
  cacheShortly(router.app);
  route(router, endpoints.getHomeContent, ({ query }) => homeFor(deps, query.draft));
}

/** What administrators do with it. */
export function contentEditorRoutes(router: Router, deps: Deps): void {
  const editor = () => readHomeEditor(deps.database.db);
  route(router, endpoints.getHomeEditor, editor);
  route(router, endpoints.saveHomeDraft, async ({ body, ...call }) => {
    await saveDraft(deps, call, body);
    return editor();
  });
  route(router, endpoints.discardHomeDraft, async ({ body, ...call }) => {
    await discardDraft(deps, call, body.version);
    return editor();
  });
  route(router, endpoints.publishHome, async ({ body, ...call }) => {
    await publish(deps, call, body);
    return editor();
  });
  route(router, endpoints.restoreHome, async ({ params, body, ...call }) => {
    await restore(deps, call, params.id, body.version);
    return editor();
  });
  route(router, endpoints.withdrawHome, async ({ params, body, ...call }) => {
    await takeBack(deps, call, params.id, body.version);
    return editor();
  });
}
