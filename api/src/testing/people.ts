import { randomBytes } from 'node:crypto';
import { demoAccounts, demoPassword } from '@ritual/shared/demo';
import type { TestStore } from './test-store.ts';

/** A visitor's session id, as browsers make it. */
export const newSessionId = () => randomBytes(16).toString('hex');

export interface Person {
  readonly email: string;
  readonly token: string;
  readonly addressId: string;
}

const chicago = {
  recipientName: 'Test Person',
  street: '1 Test Street',
  city: 'Chicago',
  state: 'Illinois',
  zip: '60601',
};

/** Of everybody that `newPerson` registers. */
export const password = 'a long enough secret';

let people = 0;

/** A person who has just registered and has one address, in Illinois. */
export async function newPerson(store: TestStore, session?: string): Promise<Person> {
  people += 1;
  const email = `person-${process.pid}-${people}@example.com`;
  const registered = await store.call('register', {
    session,
    body: {
      firstName: 'Test',
      lastName: 'Person',
      email,
      phone: '(617) 555-0142',
      password,
    },
  });
  const { token } = registered.body;
  const address = await store.call('createAddress', { token, body: chicago });
  return { email, token, addressId: address.body.id };
}

/** The demo shopper, signed in. */
export async function demoShopper(store: TestStore): Promise<string> {
  const email = demoAccounts[0]?.email;
  const { body } = await store.call('login', { body: { email, password: demoPassword } });
  return body.token;
}

/** Puts units of a variant of product 101 into a person's cart. */
export function fillCart(store: TestStore, token: string, variantId = 10101, quantity = 1) {
  const productId = Math.floor(variantId / 100);
  return store.call('addToCart', { token, body: { productId, variantId, quantity } });
}
