import { expect, test } from '@jest/globals';
import { demoPassword } from '@ritual/shared/demo';
import { sql } from '../../db/drizzle.ts';
import { linkOf } from '../../testing/mail/mails.ts';
import { newPerson, password } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { storeApp } from '../second-factor/app-codes.ts';
import { sealSecret } from '../second-factor/sealed-secret.ts';
import { putOnStaff } from './repository.ts';

const store = setUpTestStore();
const db = () => store.database.db;
const rowsOf = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows;

const owner = async () => {
  const body = { email: 'admin@example.com', password: demoPassword };
  return (await store.call('login', { body })).body.token;
};
const idOf = async (token: string) => (await store.call('me', { token })).body.id;
const inviteTo = async (token: string, email: string) => {
  await store.call('inviteToStaff', { token, body: { email, role: 'support' } });
  return (await linkOf(db(), email, 'invite')) ?? '';
};

test('who joins with an account that another may have opened brings none of its keys along', async () => {
  const person = await newPerson(store);
  const id = await idOf(person.token);
  await storeApp(db(), id, sealSecret('JBSWY3DPEHPK3PXP', id, store.app.deps.settings.factorSecret), 0);
  await store.call('forgotPassword', { body: { email: person.email } });
  await db().execute(sql`update users set pending_email = 'other@example.com' where id = ${id}`);
  const token = await inviteTo(await owner(), person.email);
  expect((await store.call('acceptInvitation', { body: { token, password } })).status).toBe(204);
  const [left] = await rowsOf(sql`
    select pending_email as pending,
      (select count(*)::int from authenticator_apps a where a.user_id = u.id) as apps,
      (select count(*)::int from account_links l where l.user_id = u.id and l.used_at is null) as links,
      (select count(*)::int from logins l where l.user_id = u.id and l.revoked_at is null) as logins
    from users u where u.id = ${id}`);
  expect(left).toEqual({ pending: null, apps: 0, links: 0, logins: 0 });
  expect((await store.call('me', { token: person.token })).body.code).toBe('UNAUTHENTICATED');
});

test('an invitation ends with the right of the one who sent it', async () => {
  const leaving = await newPerson(store);
  const id = await idOf(leaving.token);
  await putOnStaff(db(), id, 'owner');
  const token = await inviteTo(leaving.token, 'friend@example.com');
  expect((await store.call('lookAtInvitation', { body: { token } })).status).toBe(200);
  const asOwner = await owner();
  const { version } = (await store.call('getStaffMember', { token: asOwner, params: { id } })).body;
  const body = { role: 'support', version };
  expect((await store.call('changeStaffRole', { token: asOwner, params: { id }, body })).status).toBe(200);
  expect((await store.call('lookAtInvitation', { body: { token } })).body.code).toBe('LINK_INVALID');
});

test('an owner who is blocked is none who could stay alone', async () => {
  const [one, two] = [await newPerson(store), await newPerson(store)];
  const ids = [await idOf(one.token), await idOf(two.token)] as const;
  for (const id of ids) await putOnStaff(db(), id, 'owner');
  await db().execute(sql`delete from staff where user_id <> all(${sql.param([...ids])}::uuid[])`);
  await db().execute(
    sql`update users set blocked_at = now(), blocked_reason = 'a test' where id = ${ids[1]}`,
  );
  expect((await store.call('deleteMe', { token: one.token, body: { password } })).body.code).toBe(
    'LAST_ADMIN',
  );
});
