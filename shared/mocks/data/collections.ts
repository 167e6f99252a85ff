import type { AdminCollection, AdminCollectionSummary, Collection, Product } from '../../contract/index.ts';
import {
  collectionState,
  fitsRule,
  listedByHand,
  ruleText,
  ruleWords,
  type CollectionRule,
  type CollectionState,
} from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { Values } from './changed-fields.ts';
import type { MockStore } from './mock-store.ts';
import { changesOf, pickedIn } from './products.ts';
import type { MockCollection } from './collection-record.ts';

const moment = (time: string | null) => (time === null ? null : Date.parse(time));

export const stateOf = ({ hidden, from, until }: MockCollection): CollectionState =>
  collectionState({ hidden, from: moment(from), until: moment(until) }, Date.now());

export const shownCollections = ({ state }: MockStore): readonly MockCollection[] =>
  state.collections.filter((each) => stateOf(each) === 'SHOWN');

/** At the address that it has, or had. */
export function shownAt(store: MockStore, slug: string): MockCollection | undefined {
  const shown = shownCollections(store);
  return shown.find((each) => each.slug === slug) ?? shown.find(({ oldSlugs }) => oldSlugs.includes(slug));
}

export const isIn = (product: Product, { rule, products }: MockCollection): boolean =>
  rule ? fitsRule(product, rule, Date.now()) : products.includes(product.id);

export function byOwnOrder(
  products: readonly Product[],
  collection: MockCollection | null,
): readonly Product[] {
  if (!collection?.ordered) return products;
  const place = ({ id }: Product) => collection.products.indexOf(id);
  return products.toSorted((a, b) => place(a) - place(b));
}

const textOf = (rule: CollectionRule | null) => (rule ? ruleText(rule) : listedByHand);

export const presentCollection = ({
  slug,
  title,
  description,
  rule,
  ordered,
  picture,
}: MockCollection): Collection => ({
  ...{ slug, title, description, rule: textOf(rule) },
  ...(ordered && { ordered }),
  ...(picture && { picture }),
});

export function collectionIn({ state }: MockStore, id: number): MockCollection {
  const found = state.collections.find((each) => each.id === id);
  if (!found) throw new MockError('COLLECTION_NOT_FOUND');
  return found;
}

export function presentSummary(store: MockStore, collection: MockCollection): AdminCollectionSummary {
  const { id, slug, title, inMenu, from, until, changedAt, version, rule } = collection;
  return {
    ...{ id, slug, title, inMenu, from, until, changedAt, version, byHand: rule === null },
    state: stateOf(collection),
    count: store.catalog.products().filter((product) => isIn(product, collection)).length,
  };
}

export function presentAdminCollection(store: MockStore, collection: MockCollection): AdminCollection {
  const { id, version, slug, title, description, hidden, from, until, inMenu, changedAt } = collection;
  const { picture = null } = collection;
  return {
    ...{ id, version, slug, title, description, hidden, from, until, inMenu, changedAt },
    ...{ state: stateOf(collection), oldSlugs: collection.oldSlugs.toSorted() },
    rule: collection.rule && { ...collection.rule, categories: [...collection.rule.categories] },
    products: pickedIn(store, collection.products),
    picture: picture && { ...picture, url: `/media/960/${picture.file}` },
    changes: changesOf(store, 'collection', id),
  };
}

/** As the audit log of the API has a collection. */
export function collectionFacts(collection: MockCollection): Values {
  const { title, description, slug, hidden, inMenu, from, until, rule, products, picture } = collection;
  return {
    ...{ title, description, slug, hidden, inMenu, from, until },
    ...{ rule: ruleWords(textOf(rule)), products: products.join(', ') },
    picture: picture ? `${picture.alt} (${picture.file}${picture.focus ? `, ${picture.focus}` : ''})` : null,
  };
}
