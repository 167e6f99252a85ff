import { tooManyAddresses, type Address } from '../../contract/index.ts';
import { policy } from '../../kernel/index.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { Resolvers } from './resolver.ts';
import type { MockAddress } from '../data/state.ts';

export const addressResolvers: Resolvers<
  'listAddresses' | 'createAddress' | 'updateAddress' | 'deleteAddress' | 'makeDefaultAddress'
> = {
  listAddresses: ({ store, signedIn }) =>
    addressesOf(store, signedIn().id)
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
      .map(present),
  createAddress: ({ body, store, signedIn }) => {
    const userId = signedIn().id;
    const count = addressesOf(store, userId).length;
    if (count >= policy.maxAddresses) throw invalidField('address', tooManyAddresses);
    const isDefault = body.isDefault || count === 0;
    const created: MockAddress = { ...body, isDefault, id: store.newId(), userId };
    store.state.addresses.push(created);
    if (isDefault) makeDefault(store, created);
    return present(created);
  },
  updateAddress: ({ params, body, store, signedIn }) => {
    const before = addressOr404(store, signedIn().id, params.id);
    // The default flag moves to another address and is never merely cleared.
    const changed = { ...before, ...body, isDefault: before.isDefault || body.isDefault };
    replace(store, changed);
    if (changed.isDefault) makeDefault(store, changed);
    return present(changed);
  },
  deleteAddress: ({ params, store, signedIn }) => {
    const gone = addressOr404(store, signedIn().id, params.id);
    store.state.addresses = store.state.addresses.filter(({ id }) => id !== gone.id);
    const [next] = addressesOf(store, gone.userId);
    if (gone.isDefault && next) makeDefault(store, next);
    return undefined;
  },
  makeDefaultAddress: ({ params, store, signedIn }) => {
    const chosen = addressOr404(store, signedIn().id, params.id);
    makeDefault(store, chosen);
    return present({ ...chosen, isDefault: true });
  },
};

function addressesOf(store: MockStore, userId: string): readonly MockAddress[] {
  return store.state.addresses.filter((address) => address.userId === userId);
}

export function addressOr404(store: MockStore, userId: string, id: string): MockAddress {
  const found = addressesOf(store, userId).find((address) => address.id === id);
  if (!found) throw new MockError('ADDRESS_NOT_FOUND');
  return found;
}

function replace(store: MockStore, changed: MockAddress): void {
  store.state.addresses = store.state.addresses.map((other) => (other.id === changed.id ? changed : other));
}

function makeDefault(store: MockStore, chosen: MockAddress): void {
  for (const address of addressesOf(store, chosen.userId)) {
    replace(store, { ...address, isDefault: address.id === chosen.id });
  }
}

function present({ userId: _, ...address }: MockAddress): Address {
  return address;
}
