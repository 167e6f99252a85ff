import * as z from 'zod/mini';
import { navigationEditor } from '../../contract/index.ts';
import { defaultNavigation, navigationProblems, type NavigationContent } from '../../kernel/index.ts';
import { knownTargets } from '../data/content-links.ts';
import type { MockStore } from '../data/mock-store.ts';
import { navigationFacts, presentNavigationEditor } from '../data/navigation.ts';
import {
  discardDraft,
  publishDraft,
  putDraft,
  refused,
  takeBack,
  versionOr404,
  writeContent,
  type ContentCall,
} from '../data/write-content.ts';
import type { Resolvers } from './resolver.ts';

const kind = 'navigation';

export const navigationResolvers: Resolvers<
  | 'getNavigationEditor'
  | 'saveNavigationDraft'
  | 'discardNavigationDraft'
  | 'publishNavigation'
  | 'restoreNavigation'
  | 'takeBackNavigation'
> = {
  getNavigationEditor: ({ store }) => presentNavigationEditor(store),
  saveNavigationDraft: ({ body: { version, content }, ...call }) =>
    write(call, 'save', version, () => putDraft(call, kind, checked(call.store, content))),
  discardNavigationDraft: ({ body: { version }, ...call }) =>
    write(call, 'discard', version, () => discardDraft(call, kind)),
  publishNavigation: ({ body: { version, at }, ...call }) =>
    write(call, at === null ? 'publish' : 'schedule', version, () => publishDraft(call, kind, at)),
  restoreNavigation: ({ params: { id }, body: { version }, ...call }) =>
    write(call, 'restore', version, () =>
      putDraft(call, kind, id === 0 ? defaultNavigation : versionOr404(call, kind, id).body),
    ),
  takeBackNavigation: ({ params: { id }, body: { version }, ...call }) =>
    write(call, 'withdraw', version, () => takeBack(call, kind, id)),
};

function write(call: ContentCall, action: string, version: number, change: () => void) {
  const { store } = call;
  const current = () => z.encode(navigationEditor, presentNavigationEditor(store));
  writeContent(call, { kind, current, facts: () => navigationFacts(store) }, { action, version }, change);
  return presentNavigationEditor(store);
}

function checked(store: MockStore, content: NavigationContent): NavigationContent {
  const problems = navigationProblems(content, knownTargets(store));
  if (problems.length > 0) throw refused(problems.map((each) => ({ ...each, path: `content.${each.path}` })));
  return content;
}
