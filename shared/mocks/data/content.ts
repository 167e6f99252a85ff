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
  shownVersion,
  slideWords,
  toCollection,
  versionState,
  type ContentPicture,
  type HomeContent,
} from '../../kernel/index.ts';
import { paths } from '../../paths/index.ts';
import { isIn, shownAt } from './collections.ts';
import type { Values } from './changed-fields.ts';
import type { MockStore } from './mock-store.ts';

export interface MockContentVersion {
  readonly id: number;
  readonly state: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  readonly body: HomeContent;
  readonly version: number;
  readonly key: string;
  readonly changedAt: string;
  readonly changedBy: string;
  /** Milliseconds. */
  readonly publishAt: number | null;
  readonly publishedAt: string | null;
  readonly publishedBy: string | null;
}

export function pictureNamed(file: string): ContentPicture | undefined {
  const measures = demoPictures[file];
  if (!measures) return undefined;
  const { placeholder, ...rest } = measures;
  return { file, ...rest, ...(placeholder !== null && { placeholder }) };
}

export const draftIn = ({ state }: MockStore): MockContentVersion | undefined =>
  state.content.find((each) => each.state === 'DRAFT');

const shownIn = ({ state }: MockStore) => shownVersion(state.content, Date.now());

export const versionOf = ({ state }: MockStore): number =>
  Math.max(0, ...state.content.map(({ version }) => version));

const contentIn = (store: MockStore) => (draftIn(store) ?? shownIn(store))?.body ?? defaultHomeContent;

const keyOf = ({ key, version }: MockContentVersion) => `${key}.${String(version)}`;
const iso = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

/** The draft first, then what comes last. */
const inOrder = ({ state }: MockStore) =>
  state.content.toSorted((a, b) => (b.publishAt ?? Infinity) - (a.publishAt ?? Infinity) || b.id - a.id);

export function presentHomeEditor(store: MockStore): HomeEditor {
  const [draft, shown] = [draftIn(store), shownIn(store)];
  const rows = inOrder(store);
  const pictures = [...rows.flatMap(({ body }) => homePicturesIn(body)), ...Object.values(homePictures)];
  return {
    version: versionOf(store),
    content: contentIn(store),
    draft: draft ? { changedAt: draft.changedAt, changedBy: draft.changedBy, key: keyOf(draft) } : null,
    versions: [
      ...rows
        .filter(({ state }) => state !== 'DRAFT')
        .map((row) => ({
          id: row.id,
          state: versionState(row, shown?.id ?? 0, Date.now()),
          publishAt: iso(row.publishAt),
          ...{ publishedAt: row.publishedAt, publishedBy: row.publishedBy, key: keyOf(row) },
        })),
      {
        ...{ id: 0, state: shown ? 'PAST' : 'SHOWN', publishAt: null, publishedAt: null },
        ...{ publishedBy: null, key: null },
      },
    ],
    pictures: [...new Map(pictures.map((each) => [each.file, each])).values()],
  };
}

/** What shoppers see, or a version by its key. */
export function presentHome(store: MockStore, key: string | undefined) {
  const asked = store.state.content.find((each) => each.key === key?.split('.')[0]);
  const content = (asked ?? shownIn(store))?.body ?? defaultHomeContent;
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

/** As the audit log of the API has it. */
export function homeFacts(store: MockStore): Values {
  const shown = shownIn(store)?.id ?? 0;
  const content = contentIn(store);
  const waiting = inOrder(store).filter((row) => versionState(row, shown, Date.now()) === 'SCHEDULED');
  return {
    draft: draftIn(store) !== undefined,
    ...{ slides: slideWords(content), parts: partWords(content), shown },
    scheduled: waiting.map(({ id, publishAt }) => `${String(id)}: ${iso(publishAt) ?? ''}`).join(', '),
  };
}
