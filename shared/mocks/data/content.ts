import type { HomeEditor } from '../../contract/index.ts';
import { demoPictures } from '../../demo/index.ts';
import {
  defaultHomeContent,
  homePictures,
  homePicturesIn,
  linkTarget,
  partWords,
  savingPercent,
  shownHome,
  slideWords,
  toCollection,
  type ContentPicture,
  type HomeContent,
} from '../../kernel/index.ts';
import { paths } from '../../paths/index.ts';
import { isIn, shownAt } from './collections.ts';
import { inOrder, presentVersions, shownIn, type MockContent, type MockVersion } from './content-versions.ts';
import type { MockStore } from './mock-store.ts';

export type MockContentVersion = MockVersion<HomeContent>;

export const home: MockContent<HomeContent> = {
  ...{ kind: 'home', first: defaultHomeContent },
  rows: ({ state }) => state.content,
  put: ({ state }, rows) => {
    state.content = [...rows];
  },
  words: (content) => ({ slides: slideWords(content), parts: partWords(content) }),
};

export function pictureNamed(file: string): ContentPicture | undefined {
  const measures = demoPictures[file];
  if (!measures) return undefined;
  const { placeholder, ...rest } = measures;
  return { file, ...rest, ...(placeholder !== null && { placeholder }) };
}

export function presentHomeEditor(store: MockStore): HomeEditor {
  const rows = inOrder(store.state.content);
  const pictures = [...rows.flatMap(({ body }) => homePicturesIn(body)), ...Object.values(homePictures)];
  return {
    ...presentVersions(store, home),
    pictures: [...new Map(pictures.map((each) => [each.file, each])).values()],
  };
}

/** What shoppers see, or a version by its key. */
export function presentHome(store: MockStore, key: string | undefined) {
  const asked = store.state.content.find((each) => each.key === key?.split('.')[0]);
  const content = (asked ?? shownIn(store.state.content))?.body ?? defaultHomeContent;
  const products = store.catalog.products();
  const live = (link: string): string | null => {
    const target = linkTarget(link);
    if (target?.kind === 'product') return products.some(({ id }) => id === target.id) ? link : null;
    if (target?.kind !== 'collection') return link;
    const found = shownAt(store, target.slug);
    if (!found || !products.some((product) => isIn(product, found))) return null;
    return found.slug === target.slug ? link : toCollection(link, found.slug);
  };
  const most = Math.max(
    0,
    ...products.map(({ price, compareAtPrice }) => savingPercent(price, compareAtPrice)),
  );
  const saleUpTo = most > 0 ? most : null;
  return {
    ...shownHome(content, { live, saleUpTo, elsewhere: paths.collections.to() }),
    ...(asked && { preview: true }),
  };
}
