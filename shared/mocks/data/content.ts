import type { HomeEditor } from '../../contract/index.ts';
import { demoPictures } from '../../demo/index.ts';
import {
  defaultHomeContent,
  firstKey,
  homePictures,
  homePicturesIn,
  partWords,
  savingPercent,
  shownHome,
  slideWords,
  type ContentPicture,
  type HomeContent,
} from '../../kernel/index.ts';
import { paths } from '../../paths/index.ts';
import type { Values } from './changed-fields.ts';
import { draftIn, presentState, shownIn, stateFacts, versionByKey, versionsIn } from './content-versions.ts';
import { liveLink } from './content-links.ts';
import type { MockStore } from './mock-store.ts';

export function pictureNamed(file: string): ContentPicture | undefined {
  const measures = demoPictures[file];
  if (!measures) return undefined;
  const { placeholder, ...rest } = measures;
  return { file, ...rest, ...(placeholder !== null && { placeholder }) };
}

const homeOf = (row: { readonly body: unknown } | undefined) => row?.body as HomeContent | undefined;

const contentIn = (store: MockStore) =>
  homeOf(draftIn(store, 'home') ?? shownIn(store, 'home')) ?? defaultHomeContent;

export function presentHomeEditor(store: MockStore): HomeEditor {
  const pictures = [
    ...versionsIn(store, 'home').flatMap((row) => homePicturesIn(homeOf(row) ?? defaultHomeContent)),
    ...Object.values(homePictures),
    ...store.state.collections.flatMap(({ picture }) => {
      if (!picture) return [];
      const { alt: _, ...rest } = picture;
      return [rest];
    }),
  ];
  return {
    ...presentState(store, 'home', firstKey),
    content: contentIn(store),
    pictures: [...new Map(pictures.map((each) => [each.file, each])).values()],
  };
}

/** What shoppers see, or a version by its key. */
export function presentHome(store: MockStore, key: string | undefined) {
  const isFirst = key === firstKey;
  const asked = versionByKey(store, 'home', key);
  const shown = homeOf(asked ?? shownIn(store, 'home'));
  const content = (isFirst ? undefined : shown) ?? defaultHomeContent;
  const products = store.catalog.products();
  const most = Math.max(
    0,
    ...products.map(({ price, compareAtPrice }) => savingPercent(price, compareAtPrice)),
  );
  const saleUpTo = most > 0 ? most : null;
  return {
    ...shownHome(content, { live: liveLink(store), saleUpTo, elsewhere: paths.collections.to() }),
    ...((isFirst || asked) && { preview: true }),
  };
}

/** As the audit log of the API has it. */
export function homeFacts(store: MockStore): Values {
  const content = contentIn(store);
  return { ...stateFacts(store, 'home'), slides: slideWords(content), parts: partWords(content) };
}
