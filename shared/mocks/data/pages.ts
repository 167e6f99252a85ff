import type { AdminOrder, AdminPage, PageAnswer, PageEditor } from '../../contract/index.ts';
import {
  defaultPages,
  firstKey,
  keyIn,
  isShopPage,
  pageFieldList,
  readPage,
  shopPages,
  storeDay,
  versionState,
  type PageSource,
  type ToldShop,
} from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { Values } from './changed-fields.ts';
import { liveLink, ownPageAt } from './content-links.ts';
import {
  draftIn,
  keyOf,
  presentState,
  shownIn,
  stateFacts,
  versionByKey,
  versionsIn,
} from './content-versions.ts';
import type { MockContentKind, MockContentVersion, MockOwnPage } from './content-record.ts';
import type { MockStore } from './mock-store.ts';
import { successorAt } from './redirects.ts';
import { policyNow } from './settings.ts';

export const kindOf = (page: string | number): MockContentKind => `page.${String(page)}`;

const sourceOf = (row: MockContentVersion | undefined) => row?.body as PageSource | undefined;

export function firstSource(page: string): PageSource | undefined {
  if (!isShopPage(page)) return undefined;
  const { changed: _, ...source } = defaultPages[page];
  return source;
}

export function ownOr404({ state }: MockStore, page: string): MockOwnPage | null {
  if (isShopPage(page)) return null;
  const own = state.ownPages.find(({ id }) => String(id) === page);
  if (!own) throw new MockError('PAGE_NOT_FOUND');
  return own;
}

const presentOwn = ({ slug, oldSlugs, withdrawnAt }: MockOwnPage) => ({
  ...{ slug, oldSlugs: oldSlugs.toSorted(), withdrawnAt },
});

const toldShop = ({ state }: MockStore): ToldShop => ({
  ...{ facts: state.settings.facts, policy: policyNow(state) },
});

function contentIn(store: MockStore, page: string): PageSource {
  const stored = sourceOf(draftIn(store, kindOf(page)) ?? shownIn(store, kindOf(page)));
  const title = ownOr404(store, page)?.title ?? '';
  return stored ?? firstSource(page) ?? { title, description: '', intro: '', text: '' };
}

export function presentPageEditor(store: MockStore, page: string): PageEditor {
  const own = ownOr404(store, page);
  return {
    ...presentState(store, kindOf(page), own === null ? firstKey : undefined),
    ...{ page, own: own && presentOwn(own), content: contentIn(store, page) },
    ...{ fields: pageFieldList(toldShop(store)), dropped: [] },
  };
}

/** As the audit log of the API has it. */
export function pageFacts(store: MockStore, page: string): Values {
  const own = ownOr404(store, page);
  return {
    ...stateFacts(store, kindOf(page)),
    ...contentIn(store, page),
    ...(own && { address: own.slug, withdrawn: own.withdrawnAt !== null }),
  };
}

interface Found {
  readonly source: PageSource;
  readonly changed: string | null;
  readonly slug?: string;
  readonly preview: boolean;
}

function found(store: MockStore, name: string, key: string | undefined): Found {
  const there =
    foundAt(store, name, key) ?? foundAt(store, successorAt(store, `/pages/${name}`) ?? '', undefined);
  if (!there) throw new MockError('NOT_FOUND');
  return there;
}

function foundAt(store: MockStore, name: string, key: string | undefined): Found | null {
  const own = isShopPage(name) ? null : ownPageAt(store, name);
  if (own === undefined) return null;
  const kind = kindOf(own?.id ?? name);
  const asked = versionByKey(store, kind, key);
  const row = asked ?? shownIn(store, kind);
  const isFirst = isShopPage(name) && key !== undefined && keyIn(key) === firstKey;
  const source = sourceOf(row);
  if (isShopPage(name) && (isFirst || !source))
    return { source: defaultPages[name], changed: defaultPages[name].changed, preview: isFirst };
  if (!source || !row || (own !== null && own.withdrawnAt !== null && !asked)) return null;
  const at = row.state === 'PUBLISHED' ? row.publishAt : null;
  return {
    ...{ source, changed: at === null ? null : storeDay(new Date(at)), preview: asked !== undefined },
    ...(own && { slug: own.slug }),
  };
}

/** What shoppers see, or a version by its key. */
export function presentPage(store: MockStore, asked: string, key: string | undefined): PageAnswer {
  const { source, changed, slug, preview } = found(store, asked.toLowerCase(), key);
  return {
    ...readPage(source, { shop: toldShop(store), live: liveLink(store) }, changed),
    ...(slug !== undefined && { slug }),
    ...(preview && { preview }),
  };
}

export function presentPages(store: MockStore) {
  return store.state.ownPages.flatMap(({ id, slug, title, withdrawnAt }) => {
    const row = shownIn(store, kindOf(id));
    if (withdrawnAt !== null || !row) return [];
    const changedAt = new Date(row.publishAt ?? 0).toISOString();
    return [{ slug, title: sourceOf(row)?.title ?? title, changedAt }];
  });
}

export function presentPageList(store: MockStore): AdminPage[] {
  const stateOf = (page: string) => {
    const shown = shownIn(store, kindOf(page));
    const now = Date.now();
    return {
      ...{ page, title: contentIn(store, page).title, draft: draftIn(store, kindOf(page)) !== undefined },
      scheduled: versionsIn(store, kindOf(page)).filter(
        (row) => versionState(row, shown?.id ?? 0, now) === 'SCHEDULED',
      ).length,
      shownSince: shown ? new Date(shown.publishAt ?? 0).toISOString() : null,
    };
  };
  return [
    ...shopPages.map((page) => ({ ...stateOf(page), own: null, shown: true })),
    ...store.state.ownPages.map((each) => {
      const now = stateOf(String(each.id));
      return { ...now, own: presentOwn(each), shown: now.shownSince !== null && each.withdrawnAt === null };
    }),
  ];
}

const ofContract = ['terms', 'returns'] as const;

/** What an order keeps: the versions that shoppers see now; 0: the text that the store came with. */
export const pagesInForce = (store: MockStore) =>
  ofContract.map((page) => ({ page, version: shownIn(store, kindOf(page))?.id ?? 0 }));

export const presentInForce = (
  store: MockStore,
  kept: readonly { readonly page: 'terms' | 'returns'; readonly version: number }[] | undefined,
): NonNullable<AdminOrder['pagesInForce']> =>
  (kept ?? []).flatMap(({ page, version }) => {
    const row = versionsIn(store, kindOf(page)).find(({ id }) => id === version);
    if (version === 0) return [{ page, version, key: firstKey }];
    return row ? [{ page, version, key: keyOf(row) }] : [];
  });
