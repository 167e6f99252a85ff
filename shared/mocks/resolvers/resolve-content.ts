import * as z from 'zod/mini';
import { homeEditor } from '../../contract/index.ts';
import {
  defaultHomeContent,
  linkProblem,
  linksIn,
  measuredHome,
  type HomeContent,
  type HomeDraft,
} from '../../kernel/index.ts';
import { homeFacts, pictureNamed, presentHome, presentHomeEditor } from '../data/content.ts';
import { knownTargets } from '../data/content-links.ts';
import type { MockStore } from '../data/mock-store.ts';
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

export const contentResolvers: Resolvers<
  | 'getHomeContent'
  | 'getHomeEditor'
  | 'saveHomeDraft'
  | 'discardHomeDraft'
  | 'publishHome'
  | 'restoreHome'
  | 'withdrawHome'
> = {
  getHomeContent: ({ query: { draft }, store }) => presentHome(store, draft),
  getHomeEditor: ({ store }) => presentHomeEditor(store),
  saveHomeDraft: ({ body: { version, content }, ...call }) =>
    write(call, 'save', version, () => putDraft(call, 'home', checked(call.store, content))),
  discardHomeDraft: ({ body: { version }, ...call }) =>
    write(call, 'discard', version, () => discardDraft(call, 'home')),
  publishHome: ({ body: { version, at }, ...call }) =>
    write(call, at === null ? 'publish' : 'schedule', version, () => publishDraft(call, 'home', at)),
  restoreHome: ({ params: { id }, body: { version }, ...call }) =>
    write(call, 'restore', version, () =>
      putDraft(call, 'home', id === 0 ? defaultHomeContent : versionOr404(call, 'home', id).body),
    ),
  withdrawHome: ({ params: { id }, body: { version }, ...call }) =>
    write(call, 'withdraw', version, () => takeBack(call, 'home', id)),
};

function write(call: ContentCall, action: string, version: number, change: () => void) {
  const { store } = call;
  const current = () => z.encode(homeEditor, presentHomeEditor(store));
  writeContent(call, { kind: 'home', current, facts: () => homeFacts(store) }, { action, version }, change);
  return presentHomeEditor(store);
}

function checked(store: MockStore, draft: HomeDraft): HomeContent {
  const { content, unknown } = measuredHome(draft, pictureNamed);
  const known = knownTargets(store);
  const problems = [
    ...unknown.map((path) => ({
      path,
      message: 'This picture is not kept any more. Choose another one, or upload it once more.',
    })),
    ...linksIn(draft).flatMap(({ path, value }) => {
      const message = linkProblem(value, known);
      return message === null ? [] : [{ path, message }];
    }),
  ];
  if (problems.length > 0) throw refused(problems.map((each) => ({ ...each, path: `content.${each.path}` })));
  return content;
}
