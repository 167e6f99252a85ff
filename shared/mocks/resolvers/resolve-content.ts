import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoints.ts';
import { homeEditor } from '../../contract/index.ts';
import {
  defaultHomeContent,
  linkProblem,
  linksIn,
  measuredHome,
  type HomeContent,
  type HomeDraft,
} from '../../kernel/index.ts';
import { isPageOfStore } from '../../paths/index.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import {
  draftIn,
  homeFacts,
  pictureNamed,
  presentHome,
  presentHomeEditor,
  versionOf,
  type MockContentVersion,
} from '../data/content.ts';
import type { MockStore } from '../data/mock-store.ts';
import { productsIn } from '../data/products.ts';
import { MockError } from '../mock-error.ts';
import type { MockCall, Resolvers } from './resolver.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

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
    write(call, 'save', version, () => putDraft(call, checked(call.store, content))),
  discardHomeDraft: ({ body: { version }, ...call }) =>
    write(call, 'discard', version, () => {
      const draft = draftOr409(call.store);
      call.store.state.content = call.store.state.content.filter((each) => each !== draft);
    }),
  publishHome: ({ body: { version, at }, ...call }) =>
    write(call, at === null ? 'publish' : 'schedule', version, () => {
      if (at !== null && Date.parse(at) <= Date.now())
        throw refused([{ path: 'at', message: 'Choose a moment that is still to come.' }]);
      const now = new Date();
      put(call, draftOr409(call.store), {
        ...{ state: 'PUBLISHED', publishedAt: now.toISOString(), publishedBy: nameOf(call) },
        publishAt: at === null ? now.getTime() : Date.parse(at),
      });
    }),
  restoreHome: ({ params: { id }, body: { version }, ...call }) =>
    write(call, 'restore', version, () => {
      const body = id === 0 ? defaultHomeContent : versionOr404(call.store, id).body;
      putDraft(call, body);
    }),
  withdrawHome: ({ params: { id }, body: { version }, ...call }) =>
    write(call, 'withdraw', version, () => {
      const found = versionOr404(call.store, id);
      if (found.state !== 'PUBLISHED' || (found.publishAt ?? 0) <= Date.now())
        throw new MockError('CONTENT_NOT_SCHEDULED');
      put(call, found, { state: 'WITHDRAWN' });
    }),
};

function write(call: Call, action: string, version: number, change: () => void) {
  const { store } = call;
  if (versionOf(store) !== version) {
    const current = z.encode(homeEditor, presentHomeEditor(store));
    throw new MockError('CONTENT_CHANGED', { details: { current } });
  }
  const before = homeFacts(store);
  change();
  noteAudit(call, {
    ...{ action: `content.${action}`, subject: { type: 'content', id: 'home' } },
    ...changedFields(before, homeFacts(store)),
  });
  return presentHomeEditor(store);
}

const nameOf = ({ signedIn }: Call) => {
  const { firstName, lastName } = signedIn();
  return `${firstName} ${lastName}`;
};

const nextNumber = ({ store }: Call) => Number(store.newId().slice(-12));

function put(call: Call, before: MockContentVersion, changes: Partial<MockContentVersion>): void {
  const { state } = call.store;
  const after = { ...before, ...changes, version: nextNumber(call) };
  state.content = state.content.map((each) => (each.id === before.id ? after : each));
}

function putDraft(call: Call, body: HomeContent): void {
  const { store } = call;
  const changes = { body, changedAt: new Date().toISOString(), changedBy: nameOf(call) };
  const draft = draftIn(store);
  if (draft) return put(call, draft, changes);
  const made: MockContentVersion = {
    ...{ id: nextNumber(call), version: nextNumber(call), state: 'DRAFT', key: store.newId() },
    ...{ publishAt: null, publishedAt: null, publishedBy: null },
    ...changes,
  };
  store.state.content = [...store.state.content, made];
}

function draftOr409(store: MockStore): MockContentVersion {
  const draft = draftIn(store);
  if (!draft) throw new MockError('CONTENT_NO_DRAFT');
  return draft;
}

function versionOr404({ state }: MockStore, id: number): MockContentVersion {
  const found = state.content.find((each) => each.id === id && each.state !== 'DRAFT');
  if (!found) throw new MockError('CONTENT_VERSION_NOT_FOUND');
  return found;
}

type Problem = { readonly path: string; readonly message: string };

const refused = (fields: readonly Problem[]) => new MockError('VALIDATION_FAILED', { details: { fields } });

function checked(store: MockStore, draft: HomeDraft): HomeContent {
  const { content, unknown } = measuredHome(draft, pictureNamed);
  const { collections } = store.state;
  const known = {
    isPage: isPageOfStore,
    hasCollection: (slug: string) =>
      collections.some((each) => each.slug === slug || each.oldSlugs.includes(slug)),
    hasProduct: (id: number) => productsIn(store).some((product) => product.id === id),
  };
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
