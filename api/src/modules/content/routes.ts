import { endpoints } from '@ritual/shared/contract/endpoints';
import type { HomeContent } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { checkedHome } from './checks.ts';
import { firstHome, homeFacts, readHomeEditor } from './editor.ts';
import { homeFor } from './home.ts';
import { homeIn } from './versions.repository.ts';
import { discardDraft, publish, restore, saveDraft, takeBack, type Kept } from './write.ts';

const home: Kept<HomeContent> = {
  ...{ kind: 'home', first: firstHome, bodyIn: homeIn },
  ...{ editor: readHomeEditor, facts: homeFacts },
};

/** What the home page shows. */
export function contentRoutes(router: Router, deps: Deps): void {
  cacheShortly(router.app);
  route(router, endpoints.getHomeContent, ({ query }) => homeFor(deps, query.draft));
}

/** What administrators do with it. */
export function contentEditorRoutes(router: Router, deps: Deps): void {
  const editor = () => readHomeEditor(deps.database.db);
  route(router, endpoints.getHomeEditor, editor);
  route(router, endpoints.saveHomeDraft, async ({ body: { version, content }, ...call }) => {
    await saveDraft(deps, call, home, version, (tx) => checkedHome(tx, content));
    return editor();
  });
  route(router, endpoints.discardHomeDraft, async ({ body, ...call }) => {
    await discardDraft(deps, call, home, body.version);
    return editor();
  });
  route(router, endpoints.publishHome, async ({ body, ...call }) => {
    await publish(deps, call, home, body);
    return editor();
  });
  route(router, endpoints.restoreHome, async ({ params, body, ...call }) => {
    await restore(deps, call, home, { ...params, ...body });
    return editor();
  });
  route(router, endpoints.withdrawHome, async ({ params, body, ...call }) => {
    await takeBack(deps, call, home, { ...params, ...body });
    return editor();
  });
}
