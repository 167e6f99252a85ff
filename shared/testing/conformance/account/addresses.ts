import { expect, test } from '@jest/globals';
import { policy } from '../../../kernel/index.ts';
import type { Client } from '../client.ts';
import { boston, unusedId, oakland, newShopper } from '../people.ts';

export function addressScenarios(client: () => Client): void {
  const create = async (token: string, body: object) =>
    (await client().ok('createAddress', { token, body })).data;
  const list = async (token: string) => (await client().ok('listAddresses', { token })).data;
  const defaults = async (token: string) =>
    (await list(token)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  test('addresses need an account', async () => {
    await client().refused('listAddresses', 'UNAUTHENTICATED');
    await client().refused('createAddress', 'UNAUTHENTICATED', { body: boston });
  });

  test('the first address is the default; states become codes', async () => {
    const { token } = await newShopper(client());
    expect(await list(token)).toEqual([]);
    const first = await create(token, { ...boston, state: ' massachusetts ', zip: '021081234' });
    expect(first).toMatchObject({ ...boston, zip: '02108-1234', isDefault: true });
    expect(await list(token)).toEqual([first]);
  });

  test('one address is the default; when it is deleted another one becomes it', async () => {
    const { token } = await newShopper(client());
    const first = await create(token, boston);
    const second = await create(token, oakland);
    expect(second.isDefault).toBe(false);
    const made = await client().ok('makeDefaultAddress', { token, params: { id: second.id } });
    expect(made.data).toEqual({ ...second, isDefault: true });
    expect(await defaults(token)).toEqual([second.id]);
    const third = await create(token, { ...oakland, isDefault: true });
    expect(await defaults(token)).toEqual([third.id]);
    await client().ok('deleteAddress', { token, params: { id: third.id } });
    expect(await defaults(token)).toHaveLength(1);
    expect((await list(token)).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test('an address is changed; the default stays the default', async () => {
    const { token } = await newShopper(client());
    const { id } = await create(token, boston);
    const { data } = await client().ok('updateAddress', { token, params: { id }, body: oakland });
    expect(data).toEqual({ ...oakland, id, isDefault: true });
    expect(await list(token)).toEqual([data]);
  });

  test('pasted text becomes one line', async () => {
    const { token } = await newShopper(client());
    const made = await create(token, {
      ...boston,
      street: ' 1  Main\nStreet,\tApt 2 ',
      city: ' New  Bedford',
    });
    expect([made.street, made.city]).toEqual(['1 Main Street, Apt 2', 'New Bedford']);
  });

  test('the number of addresses is limited', async () => {
    const { token } = await newShopper(client());
    const made = [];
    for (let count = 0; count < policy.maxAddresses; count += 1) made.push(await create(token, boston));
    const { fields } = await client().refused('createAddress', 'VALIDATION_FAILED', { token, body: boston });
    expect(fields).toEqual(['address']);
    await client().ok('deleteAddress', { token, params: { id: made.at(-1)?.id ?? '' } });
    await create(token, boston);
    expect(await list(token)).toHaveLength(policy.maxAddresses);
  });

  test.each([
    ['state', { state: 'Ontario' }],
    ['zip', { zip: '123' }],
    ['zip', { zip: '94612' }],
    ['street', { street: ' ' }],
    ['recipientName', { recipientName: '' }],
    ['city', { city: '' }],
  ])('an address is refused for its %s (%j)', async (name, wrong) => {
    const { token } = await newShopper(client());
    const given = { token, body: { ...boston, ...wrong } };
    expect((await client().refused('createAddress', 'VALIDATION_FAILED', given)).fields).toEqual([name]);
  });

  test("another person's address is not found", async () => {
    const owner = await newShopper(client());
    const { token } = await newShopper(client());
    const { id: theirs } = await create(owner.token, boston);
    for (const id of [theirs, unusedId]) {
      const given = { token, params: { id } };
      await client().refused('updateAddress', 'ADDRESS_NOT_FOUND', { ...given, body: oakland });
      await client().refused('deleteAddress', 'ADDRESS_NOT_FOUND', given);
      await client().refused('makeDefaultAddress', 'ADDRESS_NOT_FOUND', given);
    }
    expect(await list(owner.token)).toMatchObject([{ id: theirs, city: boston.city }]);
  });
}
