import { expect, test } from '@jest/globals';
import { rights } from '../../contract/index.ts';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import type { Client } from './client.ts';
import { newShopper, unusedId } from './people.ts';

export function staffScenarios(client: () => Client): void {
  const owner = async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '' };
    return (await client().ok('login', { body: { email, password: demoPassword } })).data.token;
  };

  test('an owner has every right, and what they choose for the admin area is kept', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const { data: me } = await ok('getAdminMe', { token });
    expect(me).toMatchObject({ email: 'admin@example.com', staffRole: 'owner' });
    expect(me.rights.toSorted()).toEqual([...rights].sort());
    expect(me.counts).toEqual({ messagesNew: expect.any(Number), mailsFailed: expect.any(Number) });
    const body = { scheme: 'dark', singleKeys: false, columns: { people: ['name', 'email'] } };
    expect((await ok('setAdminPreferences', { token, body })).data).toEqual(body);
    expect((await ok('getAdminMe', { token })).data.preferences).toEqual(body);
    const wrong = { ...body, scheme: 'pink' };
    await refused('setAdminPreferences', 'VALIDATION_FAILED', { token, body: wrong });
  });

  test('views are saved, listed and deleted', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const body = { list: 'people', name: 'Blocked', query: 'state=blocked', forAll: true };
    const { data: view } = await ok('saveView', { token, body });
    expect(view).toEqual({ ...body, id: view.id, deletable: true });
    expect((await ok('listViews', { token })).data.content).toContainEqual(view);
    await ok('deleteView', { token, params: { id: view.id } });
    expect((await ok('listViews', { token })).data.content).not.toContainEqual(view);
    await refused('deleteView', 'VIEW_NOT_FOUND', { token, params: { id: view.id } });
    await refused('saveView', 'VALIDATION_FAILED', { token, body: { ...body, name: ' ' } });
  });

  test('the admin area is for the staff', async () => {
    const { refused } = client();
    const { token } = await newShopper(client());
    for (const name of ['getAdminMe', 'listViews'] as const) {
      await refused(name, 'UNAUTHENTICATED');
      await refused(name, 'FORBIDDEN', { token });
    }
    await refused('deleteView', 'FORBIDDEN', { token, params: { id: unusedId } });
  });
}
