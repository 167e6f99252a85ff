import { expect, test } from '@jest/globals';
import { rights, rightsOf } from '../../contract/index.ts';
import { randomHex } from '../../http/index.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { colleagues } from './colleagues.ts';
import { newPerson, newShopper, password, unusedId } from './people.ts';

export function staffScenarios(client: () => Client, backend: () => Backend): void {
  const { owner, invite, colleague } = colleagues(client, backend);

  test('an owner has every right, and what they choose for the admin area is kept', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const { data: me } = await ok('getAdminMe', { token });
    expect(me).toMatchObject({ email: 'admin@example.com', staffRole: 'owner' });
    expect(me.rights.toSorted()).toEqual([...rights].sort());
    expect(me.counts).toEqual({
      ...{
        messagesNew: expect.any(Number),
        mailsFailed: expect.any(Number),
        ordersToShip: expect.any(Number),
        ordersDue: expect.any(Number),
        reviewsPending: expect.any(Number),
      },
    });
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

  test('a colleague is invited, joins by the link, once, and has the rights of the role', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const email = `colleague.${randomHex(6)}@example.com`;
    const first = await invite(token, email, 'analyst');
    const { id, link } = await invite(token, email.toUpperCase(), 'support');
    const { content } = (await ok('listInvitations', { token, query: { size: 200 } })).data;
    expect(content.filter((each) => each.email.toLowerCase() === email)).toMatchObject([
      { id, role: 'support', expired: false, invitedBy: expect.any(String) },
    ]);
    await refused('lookAtInvitation', 'LINK_INVALID', { body: { token: first.link } });
    const look = (await ok('lookAtInvitation', { body: { token: link } })).data;
    expect(look).toMatchObject({ role: 'support', hasAccount: false });
    const missing = { token: link, password };
    const { fields } = await refused('acceptInvitation', 'VALIDATION_FAILED', { body: missing });
    expect(fields.toSorted()).toEqual(['firstName', 'lastName']);
    const common = { token: link, firstName: 'Kofi', lastName: 'Osei', password: 'password123' };
    await refused('acceptInvitation', 'VALIDATION_FAILED', { body: common });
    const body = { ...common, password };
    await ok('acceptInvitation', { body });
    await refused('acceptInvitation', 'LINK_INVALID', { body });
    const { data } = await ok('login', { body: { email, password } });
    expect(data.role).toBe('ADMIN');
    const me = (await ok('getAdminMe', { token: data.token })).data;
    expect([me.name, me.staffRole]).toEqual(['Kofi Osei', 'support']);
    expect(me.rights.toSorted()).toEqual([...rightsOf.support].sort());
    await refused('inviteToStaff', 'STAFF_ALREADY', { token, body: { email, role: 'owner' } });
  });

  test('a missing right is told with the roles that have it, and ends nothing', async () => {
    const { ok, refused } = client();
    const { token } = await colleague('support');
    const { body } = await refused('listStaff', 'RIGHT_MISSING', { token });
    expect(body['details']).toEqual({ right: 'staff.read', roles: ['owner'] });
    await ok('listMessages', { token });
    const analyst = await colleague('analyst');
    await refused('listMessages', 'RIGHT_MISSING', { token: analyst.token });
    expect((await ok('getAdminMe', { token: analyst.token })).data.counts).toEqual({
      ...{ messagesNew: null, mailsFailed: null, ordersToShip: null, ordersDue: null, reviewsPending: null },
    });
  });

  test('who has an account joins with its password, and begins anew on every device', async () => {
    const { ok, refused } = client();
    const shopper = await newShopper(client());
    const { link } = await invite(await owner(), shopper.email, 'catalog');
    expect((await ok('lookAtInvitation', { body: { token: link } })).data.hasAccount).toBe(true);
    const wrong = await refused('acceptInvitation', 'VALIDATION_FAILED', {
      body: { token: link, password: 'not the password' },
    });
    expect(wrong.fields).toEqual(['password']);
    const { id } = (await ok('me', shopper)).data;
    const blocking = { token: await owner(), params: { id } };
    await ok('blockPerson', { ...blocking, body: { reason: 'Asked twice.' } });
    await refused('acceptInvitation', 'ACCOUNT_BLOCKED', { body: { token: link, password } });
    await ok('unblockPerson', blocking);
    await ok('acceptInvitation', { body: { token: link, password } });
    await refused('me', 'UNAUTHENTICATED', { token: shopper.token });
    const { data } = await ok('login', { body: { email: shopper.email, password } });
    expect((await ok('getAdminMe', { token: data.token })).data.staffRole).toBe('catalog');
  });

  test('an invitation is withdrawn', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const { id, link } = await invite(token, newPerson().email, 'owner');
    await ok('withdrawInvitation', { token, params: { id } });
    await refused('lookAtInvitation', 'LINK_INVALID', { body: { token: link } });
    await refused('acceptInvitation', 'LINK_INVALID', { body: { token: link, password } });
    await refused('withdrawInvitation', 'INVITATION_NOT_FOUND', { token, params: { id } });
    await refused('inviteToStaff', 'VALIDATION_FAILED', { token, body: { email: 'x', role: 'owner' } });
  });

  test('a role is changed, and a colleague leaves: every login ends', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const { id, email, token: theirs } = await colleague('support');
    const listed = async () => {
      const { content } = (await ok('listStaff', { token, query: { size: 200 } })).data;
      return content.find((each) => each.id === id);
    };
    expect((await ok('getStaffMember', { token, params: { id } })).data).toEqual(await listed());
    expect(await listed()).toMatchObject({ email, role: 'support', version: 1, you: false });
    const params = { id };
    const { data } = await ok('changeStaffRole', { token, params, body: { role: 'analyst', version: 1 } });
    expect(data).toMatchObject({ id, role: 'analyst', version: 2 });
    await refused('changeStaffRole', 'STAFF_CHANGED', { token, params, body: { role: 'owner', version: 1 } });
    await refused('listMessages', 'RIGHT_MISSING', { token: theirs });
    await ok('removeFromStaff', { token, params });
    expect(await listed()).toBeUndefined();
    await refused('getAdminMe', 'UNAUTHENTICATED', { token: theirs });
    const again = await ok('login', { body: { email, password } });
    expect(again.data.role).toBe('USER');
    await refused('getAdminMe', 'FORBIDDEN', { token: again.data.token });
    await refused('removeFromStaff', 'STAFF_NOT_FOUND', { token, params });
    await refused('getStaffMember', 'STAFF_NOT_FOUND', { token, params });
  });

  test('the last owner stays one', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const { content } = (await ok('listStaff', { token, query: { role: 'owner' } })).data;
    const [only] = content;
    expect([content.length, only?.you]).toEqual([1, true]);
    const params = { id: only?.id ?? '' };
    const body = { role: 'support', version: only?.version };
    await refused('changeStaffRole', 'LAST_OWNER', { token, params, body });
    await refused('removeFromStaff', 'LAST_OWNER', { token, params });
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
