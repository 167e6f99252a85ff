import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { checkedHome } from './checks.ts';
import { readHomeEditor } from './editor.ts';
import { homeFor } from './home.ts';
import { home } from './kind.ts';
import { contentWrites } from './write.ts';

const writes = contentWrites(home, readHomeEditor);

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
    await writes.saveDraft(deps, call, body.version, (tx) => checkedHome(tx, body.content));
    return editor();
  });
  route(router, endpoints.discardHomeDraft, async ({ body, ...call }) => {
    await writes.discardDraft(deps, call, body.version);
    return editor();
  });
  route(router, endpoints.publishHome, async ({ body, ...call }) => {
    await writes.publish(deps, call, body);
    return editor();
  });
  route(router, endpoints.restoreHome, async ({ params, body, ...call }) => {
    await writes.restore(deps, call, params.id, body.version);
    return editor();
  });
  route(router, endpoints.withdrawHome, async ({ params, body, ...call }) => {
    await writes.takeBack(deps, call, params.id, body.version);
    return editor();
  });
}
