import { expect } from '@jest/globals';
import { randomHex } from '../../http/index.ts';
import type { Client } from './client.ts';

export const newSession = (): string => randomHex(16);

export const password = 'a-long-enough-passphrase';

export function newPerson() {
  return {
    firstName: 'Nora',
    lastName: 'Test',
    email: `nora.${randomHex(6)}@example.com`,
    phone: '(617) 555-0199',
    password,
  };
}

/** A new account and its token. */
export async function newShopper({ ok }: Client): Promise<{ token: string; email: string }> {
  const person = newPerson();
  const { data } = await ok('register', { body: person });
  return { token: data.token, email: person.email };
}

export const boston = {
  recipientName: 'Nora Test',
  street: '1 Main Street',
  city: 'Boston',
  state: 'MA',
  zip: '02108',
  isDefault: false,
};
/** Illinois taxes clothing like all goods, with 6.25 %; Massachusetts up to $175 a piece not at all. */
export const chicago = { ...boston, city: 'Chicago', state: 'IL', zip: '60601' };
export const oakland = { ...boston, city: 'Oakland', state: 'CA', zip: '94612' };

/** A valid id without an owner. */
export const unusedId = '11111111-1111-4111-8111-111111111111';

/** The refresh cookie that an answer sets, in the format of a request header. */
export function cookieOf(headers: Headers): string {
  const [first = ''] = headers.getSetCookie();
  expect(first).toMatch(/HttpOnly/i);
  return first.split(';')[0] ?? '';
}
