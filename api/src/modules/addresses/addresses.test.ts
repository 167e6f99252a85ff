import { expect, test } from '@jest/globals';
import { policy } from '@ritual/shared/kernel';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();

const body = { recipientName: 'A B', street: '2 Way', city: 'Oakland', state: 'California', zip: '94612' };
const list = async (token: string) => (await store.call('listAddresses', { token })).body;

/** A person without an address. */
async function personWithoutAddress() {
  const { token, addressId } = await newPerson(store);
  await store.call('deleteAddress', { token, params: { id: addressId } });
  return token;
}

test('of first addresses that come at once one is the default', async () => {
  const token = await personWithoutAddress();
  const made = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      store.call('createAddress', { token, body: { ...body, isDefault: index > 2 } }),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await list(token)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('removed and made the default at once, there is one default as long as there are addresses', async () => {
  const token = await personWithoutAddress();
  for (let count = 0; count < 4; count += 1) await store.call('createAddress', { token, body });
  const ids = (await list(token)).map(({ id }) => id);
  await Promise.all(
    ids.flatMap((id, index) => [
      store.call('makeDefaultAddress', { token, params: { id } }),
      ...(index < 2 ? [store.call('deleteAddress', { token, params: { id } })] : []),
    ]),
  );
  const left = await list(token);
  expect(left).toHaveLength(2);
  expect(left.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('more than the most are refused also when they come at once', async () => {
  const token = await personWithoutAddress();
  const made = await Promise.all(
    Array.from({ length: policy.maxAddresses + 4 }, () => store.call('createAddress', { token, body })),
  );
  expect(made.filter(({ status }) => status === 400)).toHaveLength(4);
  expect(await list(token)).toHaveLength(policy.maxAddresses);
});
