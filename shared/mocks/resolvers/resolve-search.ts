import type { Endpoint, Endpoints } from '../../contract/endpoints.ts';
import type { SearchTuning } from '../../contract/index.ts';
import { searchKey, searchLimits, synonymWords } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields, type Values } from '../data/changed-fields.ts';
import type { MockStore } from '../data/mock-store.ts';
import { productsIn } from '../data/products.ts';
import type { MockSearch } from '../data/search.ts';
import { invalidField, MockError } from '../mock-error.ts';
import { countFound } from './resolve-catalog.ts';
import type { MockCall, Resolvers } from './resolver.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;
type PinFields = MockCall<Endpoints['addPin']>['body'];

export const searchResolvers: Resolvers<
  'getSearchTuning' | 'addSynonym' | 'updateSynonym' | 'removeSynonym' | 'addPin' | 'updatePin' | 'removePin'
> = {
  getSearchTuning: ({ store }) => presentTuning(store),
  addSynonym: ({ body, ...call }) => {
    const { search } = call.store.state;
    if (search.synonyms.length >= searchLimits.synonyms) throw new MockError('SEARCH_ENTRIES_FULL');
    const made = { ...body, id: nextNumber(call), version: 1 };
    return write(call, 'synonym-add', { ...search, synonyms: [...search.synonyms, made] });
  },
  updateSynonym: ({ params, body, ...call }) => {
    const { search } = call.store.state;
    seen(search.synonyms, params.id, body.version);
    const after = { ...body, id: params.id, version: body.version + 1 };
    const synonyms = search.synonyms.map((each) => (each.id === params.id ? after : each));
    return write(call, 'synonym-update', { ...search, synonyms });
  },
  removeSynonym: ({ params, ...call }) => {
    const { search } = call.store.state;
    const synonyms = without(search.synonyms, params.id);
    return write(call, 'synonym-remove', { ...search, synonyms });
  },
  addPin: ({ body, ...call }) => {
    const { search } = call.store.state;
    if (search.pins.length >= searchLimits.pins) throw new MockError('SEARCH_ENTRIES_FULL');
    checkPin(call.store, body, 0);
    const made = { ...body, id: nextNumber(call), version: 1 };
    return write(call, 'pin-add', { ...search, pins: [...search.pins, made] });
  },
  updatePin: ({ params, body, ...call }) => {
    const { search } = call.store.state;
    seen(search.pins, params.id, body.version);
    checkPin(call.store, body, params.id);
    const after = { ...body, id: params.id, version: body.version + 1 };
    const pins = search.pins.map((each) => (each.id === params.id ? after : each));
    return write(call, 'pin-update', { ...search, pins });
  },
  removePin: ({ params, ...call }) => {
    const { search } = call.store.state;
    return write(call, 'pin-remove', { ...search, pins: without(search.pins, params.id) });
  },
};

const nextNumber = ({ store }: Call) => Number(store.newId().slice(-12));

function seen(
  all: readonly { readonly id: number; readonly version: number }[],
  id: number,
  version: number,
): void {
  const found = all.find((each) => each.id === id);
  if (!found) throw new MockError('SEARCH_ENTRY_NOT_FOUND');
  if (found.version !== version) throw new MockError('SEARCH_ENTRY_CHANGED');
}

function without<Row extends { readonly id: number }>(all: readonly Row[], id: number): readonly Row[] {
  const rest = all.filter((each) => each.id !== id);
  if (rest.length === all.length) throw new MockError('SEARCH_ENTRY_NOT_FOUND');
  return rest;
}

/** @param id 0: a new one */
function checkPin(store: MockStore, { words, products }: PinFields, id: number): void {
  const isTaken = store.state.search.pins.some(
    (each) => each.id !== id && searchKey(each.words) === searchKey(words),
  );
  if (isTaken) throw invalidField('words', 'This search has products on top already.');
  const unknown = products.find((wanted) => productsIn(store).every((product) => product.id !== wanted));
  if (unknown !== undefined) throw invalidField('products', `There is no product ${String(unknown)}.`);
}

function write(call: Call, action: string, after: MockSearch): SearchTuning {
  const { state } = call.store;
  const id = action.startsWith('pin') ? 'pins' : 'synonyms';
  const facts = ({ synonyms, pins }: MockSearch): Values =>
    id === 'pins'
      ? Object.fromEntries(pins.map(({ words, products }) => [`On top of '${words}'`, products.join(', ')]))
      : Object.fromEntries(synonyms.map((each) => [`Synonym ${String(each.id)}`, synonymWords(each)]));
  const [was, is] = [facts(state.search), facts(after)];
  const all = Object.fromEntries(Object.keys({ ...was, ...is }).map((name) => [name, null]));
  state.search = after;
  const changed = changedFields({ ...all, ...was }, { ...all, ...is });
  if (Object.keys(changed.before).length > 0)
    noteAudit(call, { action: `search.${action}`, subject: { type: 'search', id }, ...changed });
  return presentTuning(call.store);
}

function presentTuning(store: MockStore): SearchTuning {
  const { synonyms, pins, misses } = store.state.search;
  const all = productsIn(store);
  const words = [...new Set(misses.map((each) => each.words))];
  return {
    synonyms: synonyms.map((each) => ({ ...each, words: [...each.words] })),
    pins: pins
      .toSorted((a, b) => (searchKey(a.words) < searchKey(b.words) ? -1 : 1))
      .map(({ products, ...pin }) => ({
        ...pin,
        products: products.flatMap((wanted) => {
          const product = all.find(({ id }) => id === wanted);
          if (!product) return [];
          const [image] = product.images.toSorted((a, b) => a.position - b.position);
          const shown = store.catalog.product(wanted);
          const inStock = shown?.variants.some(({ stock }) => stock > 0) ?? false;
          const { name, state } = product;
          return [{ id: wanted, name, state, imageFile: image?.url ?? null, inStock }];
        }),
      })),
    misses: words
      .map((each) => {
        const days = misses.filter((miss) => miss.words === each);
        return {
          words: each,
          count: days.reduce((sum, { count }) => sum + count, 0),
          lastDay: days.reduce((last, { day }) => (day > last ? day : last), ''),
          found: countFound(store, each),
        };
      })
      .sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1))
      .slice(0, searchLimits.missesShown),
  };
}
