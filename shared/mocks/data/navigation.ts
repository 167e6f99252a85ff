import type { NavigationEditor, Shop } from '../../contract/index.ts';
import {
  columnWords,
  defaultNavigation,
  firstKey,
  menuWords,
  shownNavigation,
  storePages,
  type NavigationContent,
  type ToldShop,
} from '../../kernel/index.ts';
import { ownPage, paths } from '../../paths/index.ts';
import { MockError } from '../mock-error.ts';
import type { Values } from './changed-fields.ts';
import { draftIn, presentState, shownIn, stateFacts, versionByKey } from './content-versions.ts';
import type { MockStore } from './mock-store.ts';

const bodyOf = (row: { readonly body: unknown } | undefined) => row?.body as NavigationContent | undefined;

const contentIn = (store: MockStore) =>
  bodyOf(draftIn(store, 'navigation') ?? shownIn(store, 'navigation')) ?? defaultNavigation;

export function presentNavigationEditor(store: MockStore): NavigationEditor {
  const own = store.state.ownPages.filter(({ withdrawnAt }) => withdrawnAt === null);
  return {
    ...presentState(store, 'navigation', firstKey),
    content: contentIn(store),
    targets: [
      ...storePages.map((page) => ({ kind: 'page' as const, ...page })),
      ...own.map(({ slug, title }) => ({
        ...{ kind: 'own-page' as const, label: title, to: ownPage.to({ slug }) },
      })),
      ...store.state.collections.map(({ slug, title }) => ({
        ...{ kind: 'collection' as const, label: title, to: paths.collection.to({ slug }) },
      })),
    ],
  };
}

interface Told {
  readonly live: (link: string) => string | null;
  readonly shop: ToldShop;
  readonly added: NonNullable<Shop['menu']>;
}

/** What shoppers see, or a version by its key. */
export function presentNavigation(
  store: MockStore,
  key: string | undefined,
  told: Told,
): NonNullable<Shop['navigation']> {
  const asked = key === firstKey ? undefined : versionByKey(store, 'navigation', key);
  if (key !== undefined && key !== firstKey && !asked) throw new MockError('NOT_FOUND');
  const row = key === firstKey ? undefined : (asked ?? shownIn(store, 'navigation'));
  return shownNavigation(bodyOf(row) ?? defaultNavigation, told);
}

/** As the audit log of the API has it. */
export function navigationFacts(store: MockStore): Values {
  const content = contentIn(store);
  const words = { menu: menuWords(content), about: content.about, columns: columnWords(content) };
  return { ...stateFacts(store, 'navigation'), ...words };
}
