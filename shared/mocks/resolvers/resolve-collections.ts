import * as z from 'zod/mini';
import type { Endpoints } from '../../contract/endpoints.ts';
import { adminCollection, type AdminCollectionList } from '../../contract/index.ts';
import { demoPictures } from '../../demo/index.ts';
import { collectionLimits, fitsRule, type CollectionPicture } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import {
  collectionFacts,
  collectionIn,
  presentAdminCollection,
  presentSummary,
  stateOf,
} from '../data/collections.ts';
import type { MockCollection } from '../data/collection-record.ts';
import type { MockStore } from '../data/mock-store.ts';
import { productsIn } from '../data/products.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { MockCall, Resolvers } from './resolver.ts';

type Fields = MockCall<Endpoints['createCollection']>['body'];

const subjectOf = (id: number) => ({ type: 'collection', id: String(id) });

function listOf(store: MockStore, wanted: (collection: MockCollection) => boolean): AdminCollectionList {
  const content = store.state.collections.filter(wanted).map((each) => presentSummary(store, each));
  return { content, next: null, count: content.length, exact: true };
}

export const collectionResolvers: Resolvers<
  | 'listAdminCollections'
  | 'previewCollection'
  | 'getAdminCollection'
  | 'createCollection'
  | 'updateCollection'
  | 'deleteCollection'
  | 'restoreCollection'
  | 'orderCollections'
> = {
  listAdminCollections: ({ query: { q, state }, store }) =>
    listOf(
      store,
      (each) =>
        `${each.title} ${each.slug}`.toLowerCase().includes(q.toLowerCase()) &&
        (state === undefined || stateOf(each) === state),
    ),
  previewCollection: ({ query: { rule }, store }) => {
    const found = store.catalog.products().filter((product) => fitsRule(product, rule, Date.now()));
    return {
      count: found.length,
      products: found
        .slice(0, 8)
        .map(({ id, name, price, images }) => ({ id, name, price, imageFile: images[0]?.file ?? null })),
    };
  },
  getAdminCollection: ({ params, store }) => presentAdminCollection(store, collectionIn(store, params.id)),
  createCollection: ({ body, ...call }) => {
    const { store } = call;
    const { collections } = store.state;
    if (collections.length >= collectionLimits.collections) throw new MockError('COLLECTIONS_FULL');
    const id = 100 + Number(store.newId().slice(-12));
    refuseTaken(store, id, body.slug);
    const made = written(store, { id, oldSlugs: [], version: 1, slug: body.slug }, body);
    store.state.collections = [...collections, made];
    noteAudit(call, {
      ...{ action: 'collection.create', subject: subjectOf(id) },
      ...{ before: null, after: collectionFacts(made) },
    });
    return presentAdminCollection(store, made);
  },
  updateCollection: ({ params, body: { version, ...body }, ...call }) => {
    const { store } = call;
    const before = collectionIn(store, params.id);
    if (before.version !== version) {
      const current = z.encode(adminCollection, presentAdminCollection(store, before));
      throw new MockError('COLLECTION_CHANGED', { details: { version: before.version, current } });
    }
    if (body.slug !== before.slug) refuseTaken(store, before.id, body.slug);
    const after = written(store, { ...before, version: version + 1 }, body);
    store.state.collections = store.state.collections.map((each) => (each.id === after.id ? after : each));
    noteAudit(call, {
      ...{ action: 'collection.update', subject: subjectOf(after.id) },
      ...changedFields(collectionFacts(before), collectionFacts(after)),
    });
    return presentAdminCollection(store, after);
  },
  deleteCollection: ({ params, ...call }) => {
    const gone = collectionIn(call.store, params.id);
    const { state } = call.store;
    state.deletedCollections = [
      ...state.deletedCollections.filter(({ collection }) => collection.id !== gone.id),
      { collection: gone, place: state.collections.indexOf(gone) },
    ];
    state.collections = state.collections.filter(({ id }) => id !== gone.id);
    noteAudit(call, {
      ...{ action: 'collection.delete', subject: subjectOf(gone.id) },
      ...{ before: collectionFacts(gone), after: null },
    });
  },
  restoreCollection: ({ params, ...call }) => {
    const { store } = call;
    const { state } = store;
    const there = state.collections.find(({ id }) => id === params.id);
    if (there) {
      const facts = collectionFacts(there);
      noteAudit(call, {
        ...{ action: 'collection.restore', subject: subjectOf(there.id) },
        ...changedFields(facts, facts),
      });
      return presentAdminCollection(store, there);
    }
    const found = state.deletedCollections.find(({ collection }) => collection.id === params.id);
    if (!found) throw new MockError('COLLECTION_NOT_FOUND');
    const { collection, place } = found;
    if (state.collections.length >= collectionLimits.collections) throw new MockError('COLLECTIONS_FULL');
    refuseTaken(store, collection.id, collection.slug);
    const taken = new Set(state.collections.flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]));
    const back = {
      ...collection,
      version: collection.version + 1,
      oldSlugs: collection.oldSlugs.filter((slug) => !taken.has(slug)),
      changedAt: new Date().toISOString(),
    };
    state.collections = state.collections.toSpliced(place, 0, back);
    state.deletedCollections = state.deletedCollections.filter((each) => each !== found);
    noteAudit(call, {
      ...{ action: 'collection.restore', subject: subjectOf(back.id) },
      ...{ before: null, after: collectionFacts(back) },
    });
    return presentAdminCollection(store, back);
  },
  orderCollections: ({ body: { ids }, ...call }) => {
    const { store } = call;
    const { collections } = store.state;
    const ordered = ids.flatMap((id) => collections.find((each) => each.id === id) ?? []);
    if (ordered.length !== ids.length || ids.length !== collections.length)
      throw new MockError('COLLECTIONS_CHANGED');
    const titles = (all: readonly MockCollection[]) => ({ order: all.map(({ title }) => title).join(', ') });
    store.state.collections = ordered;
    noteAudit(call, {
      ...{ action: 'collection.order', subject: { type: 'collections', id: 'store' } },
      ...changedFields(titles(collections), titles(ordered)),
    });
    return listOf(store, () => true);
  },
};

/** An address that it had leads to it; one that it has again does no longer. */
function written(
  store: MockStore,
  before: Pick<MockCollection, 'id' | 'oldSlugs' | 'version' | 'slug' | 'picture'>,
  { products, picture, ...fields }: Fields,
): MockCollection {
  const known = new Set(productsIn(store).map(({ id }) => id));
  const unknown = products.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalidField('products', `There is no product ${String(unknown)}.`);
  const had = [...new Set([...before.oldSlugs, before.slug])].filter((slug) => slug !== fields.slug);
  return {
    ...{ id: before.id, version: before.version },
    ...fields,
    picture: picture === undefined ? before.picture : pictureFor(picture),
    ...{ products, ordered: products.length > 0, oldSlugs: had, changedAt: new Date().toISOString() },
  };
}

function pictureFor(picture: Fields['picture']): CollectionPicture | null {
  if (!picture) return null;
  const { focus, ...given } = picture;
  const measures = demoPictures[picture.file];
  if (!measures)
    throw invalidField(
      'picture.file',
      'This picture is not kept any more. Choose another one, or upload it once more.',
    );
  const { placeholder, width, height } = measures;
  return {
    ...{ ...given, width, height },
    ...(placeholder !== null && { placeholder }),
    ...(focus !== undefined && { focus }),
  };
}

function refuseTaken({ state }: MockStore, id: number, slug: string): void {
  const others = state.collections.filter((each) => each.id !== id);
  const now = others.find((each) => each.slug === slug);
  const then = others.find(({ oldSlugs }) => oldSlugs.includes(slug));
  const message = now
    ? `This is the address of '${now.title}'.`
    : then && `This was the address of '${then.title}', and leads there.`;
  if (message)
    throw new MockError('COLLECTION_ADDRESS_TAKEN', { details: { fields: [{ path: 'slug', message }] } });
}
