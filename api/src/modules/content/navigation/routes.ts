import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../../deps.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { discardDraft, publish, restore, saveDraft, takeBack } from '../write.ts';
import { checkedNavigation, keptNavigation as kept, readNavigationEditor } from './kept-navigation.ts';

/** What administrators do with the links of menu and footer. */
export function navigationRoutes(router: Router, deps: Deps): void {
  const editor = () => readNavigationEditor(deps.database.db);
  route(router, endpoints.getNavigationEditor, editor);
  route(router, endpoints.saveNavigationDraft, async ({ body: { version, content }, ...call }) => {
    await saveDraft(deps, call, kept, version, (tx) => checkedNavigation(tx, content));
    return editor();
  });
  route(router, endpoints.discardNavigationDraft, async ({ body, ...call }) => {
    await discardDraft(deps, call, kept, body.version);
    return editor();
  });
  route(router, endpoints.publishNavigation, async ({ body, ...call }) => {
    await publish(deps, call, kept, body);
    return editor();
  });
  route(router, endpoints.restoreNavigation, async ({ params, body, ...call }) => {
    await restore(deps, call, kept, { ...params, ...body });
    return editor();
  });
  route(router, endpoints.takeBackNavigation, async ({ params, body, ...call }) => {
    await takeBack(deps, call, kept, { ...params, ...body });
    return editor();
  });
}
