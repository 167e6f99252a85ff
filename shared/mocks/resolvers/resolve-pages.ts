import * as z from 'zod/mini';
import { pageEditor } from '../../contract/index.ts';
import {
  cleanPage,
  isShopPage,
  pageLimits,
  pageProblems,
  problemWords,
  type PageSource,
} from '../../kernel/index.ts';
import { isAddressOfStore } from '../../paths/index.ts';
import { noteAudit } from '../data/audit.ts';
import { knownTargets, ownPageAt } from '../data/content-links.ts';
import type { MockOwnPage } from '../data/content-record.ts';
import type { MockStore } from '../data/mock-store.ts';
import {
  firstSource,
  kindOf,
  ownOr404,
  pageFacts,
  presentPage,
  presentPageEditor,
  presentPageList,
  presentPages,
} from '../data/pages.ts';
import {
  discardDraft,
  nextNumber,
  publishDraft,
  putDraft,
  refused,
  takeBack,
  versionOr404,
  writeContent,
  type ContentCall,
} from '../data/write-content.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

export const pageResolvers: Resolvers<
  | 'getPage'
  | 'listPages'
  | 'listAdminPages'
  | 'createPage'
  | 'getPageEditor'
  | 'savePageDraft'
  | 'discardPageDraft'
  | 'publishPage'
  | 'restorePage'
  | 'takeBackPageVersion'
  | 'movePage'
  | 'withdrawPage'
  | 'showPageAgain'
> = {
  getPage: ({ params: { page }, query: { draft }, store }) => presentPage(store, page, draft),
  listPages: ({ store }) => presentPages(store),
  listAdminPages: ({ store }) => ({ content: presentPageList(store) }),
  createPage: ({ body, ...call }) => create(call, body),
  getPageEditor: ({ params: { page }, store }) => presentPageEditor(store, page),
  savePageDraft: ({ params: { page }, body: { version, content }, ...call }) => {
    const { source, dropped } = cleanPage(content);
    const editor = write(call, page, { action: 'save', version }, () =>
      putDraft(call, kindOf(page), checked(call.store, source)),
    );
    return { ...editor, dropped: [...dropped] };
  },
  discardPageDraft: ({ params: { page }, body: { version }, ...call }) =>
    write(call, page, { action: 'discard', version }, () => discardDraft(call, kindOf(page))),
  publishPage: ({ params: { page }, body: { version, at }, ...call }) =>
    write(call, page, { action: at === null ? 'publish' : 'schedule', version }, () =>
      publishDraft(call, kindOf(page), at),
    ),
  restorePage: ({ params: { page, id }, body: { version }, ...call }) =>
    write(call, page, { action: 'restore', version }, () => {
      const first = id === 0 ? firstSource(page) : undefined;
      putDraft(call, kindOf(page), first ?? versionOr404(call, kindOf(page), id).body);
    }),
  takeBackPageVersion: ({ params: { page, id }, body: { version }, ...call }) =>
    write(call, page, { action: 'withdraw', version }, () => takeBack(call, kindOf(page), id)),
  movePage: ({ params: { page }, body: { slug, version }, ...call }) =>
    writeOwn(call, page, { action: 'move', version }, (own) => {
      if (slug === own.slug) return {};
      refuseTaken(call.store, slug, own.id);
      return { slug, oldSlugs: [...own.oldSlugs.filter((each) => each !== slug), own.slug] };
    }),
  withdrawPage: ({ params: { page }, body: { version }, ...call }) =>
    writeOwn(call, page, { action: 'take-down', version }, ({ withdrawnAt }) =>
      withdrawnAt === null ? { withdrawnAt: new Date().toISOString() } : {},
    ),
  showPageAgain: ({ params: { page }, body: { version }, ...call }) =>
    writeOwn(call, page, { action: 'show-again', version }, ({ withdrawnAt }) =>
      withdrawnAt === null ? {} : { withdrawnAt: null },
    ),
};

interface Action {
  readonly action: string;
  readonly version: number;
}

function write(call: ContentCall, page: string, action: Action, change: () => void) {
  const { store } = call;
  ownOr404(store, page);
  const current = () => z.encode(pageEditor, presentPageEditor(store, page));
  writeContent(call, { kind: kindOf(page), current, facts: () => pageFacts(store, page) }, action, change);
  return presentPageEditor(store, page);
}

const writeOwn = (
  call: ContentCall,
  page: string,
  action: Action,
  change: (own: MockOwnPage) => Partial<MockOwnPage>,
) =>
  write(call, page, action, () => {
    const own = ownOr404(call.store, page);
    if (!own) throw new MockError('PAGE_NOT_FOUND');
    const changes = change(own);
    if (Object.keys(changes).length === 0) return;
    const after = { ...own, ...changes, version: nextNumber(call) };
    const { state } = call.store;
    state.ownPages = state.ownPages.map((each) => (each.id === own.id ? after : each));
  });

function create(call: ContentCall, { slug, title }: { readonly slug: string; readonly title: string }) {
  const { store } = call;
  refuseTaken(store, slug, 0);
  if (store.state.ownPages.length >= pageLimits.pages) throw new MockError('PAGES_FULL');
  const id = nextNumber(call);
  const made = { id, slug, title, oldSlugs: [], withdrawnAt: null, version: nextNumber(call) };
  store.state.ownPages = [...store.state.ownPages, made];
  noteAudit(call, {
    ...{ action: 'content.create', subject: { type: 'content', id: kindOf(id) } },
    ...{ before: null, after: { address: slug, title } },
  });
  return presentPageEditor(store, String(id));
}

function refuseTaken(store: MockStore, slug: string, but: number): void {
  const taken = (message: string) =>
    new MockError('PAGE_ADDRESS_TAKEN', { details: { fields: [{ path: 'slug', message }] } });
  if (isShopPage(slug) || isAddressOfStore(slug))
    throw taken(`The store itself has a page at /${slug}. Use another address.`);
  const found = ownPageAt(store, slug);
  if (!found || found.id === but) return;
  throw taken(
    found.slug === slug
      ? `This is the address of '${found.title}'.`
      : `This was the address of '${found.title}', and leads there.`,
  );
}

function checked(store: MockStore, source: PageSource): PageSource {
  const empty = (['title', 'description', 'text'] as const).filter((name) => source[name] === '');
  const message = 'Nothing is left of this without its foreign markup. Enter words.';
  const problems = [
    ...empty.map((path) => ({ path, message })),
    ...problemWords(pageProblems(source, knownTargets(store))),
  ];
  if (problems.length > 0) throw refused(problems.map((each) => ({ ...each, path: `content.${each.path}` })));
  return source;
}
