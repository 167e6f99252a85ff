import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import { rightsOf } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import Fastify, { type FastifyRequest } from 'fastify';
import { sql } from '../../db/drizzle.ts';
import type { Administrator } from '../../plugins/callers.ts';
import { route } from '../../plugins/contract-route.ts';
import { wasAudited } from '../../plugins/audit-mark.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { userByEmail } from '../users/repository.ts';
import { audited, auditEvent } from './audited.ts';

const store = setUpTestStore();
const actorId = '00000000-0000-4000-8000-00000000000a';
const caller: Administrator = {
  ...{ userId: actorId, loginId: actorId, role: 'ADMIN' },
  staff: { role: 'owner', rights: rightsOf.owner },
  proven: { factorAt: null, confirmedAt: null, hasFactor: false },
};
let request: FastifyRequest;
let userId: string;
beforeEach(async () => {
  request = { id: 'request-of-a-test' } as FastifyRequest;
  const { email } = await newPerson(store);
  userId = (await userByEmail(store.database.db, email))?.id ?? '';
});

const rename = (firstName: string, work: () => Promise<void> = () => Promise.resolve()) =>
  audited(
    store.app.deps,
    { caller, request },
    {
      ...{ action: 'person.rename', subject: { type: 'person', id: userId } },
      personal: { userId, fields: ['firstName'] },
      read: async (tx) => {
        const { rows } = await tx.execute<{ firstName: string; role: string; phone: string }>(
          sql`select first_name as "firstName", role, phone from users where id = ${userId}`,
        );
        return rows[0] ?? null;
      },
    },
    async (tx) => {
      await tx.execute(sql`update users set first_name = ${firstName}, role = 'ADMIN' where id = ${userId}`);
      await work();
      return 'done';
    },
  );
const entries = async () => {
  const { rows } = await store.database.db.execute(sql`
    select e.action, e.actor_id, e.fields, e.request_id, v.person_id, v.before, v.after
    from audit_entries e left join audit_values v on v.entry_id = e.id
    where subject_id = ${userId} order by v.id`);
  return rows;
};

test('a write and its entry are made together: the changed fields, personal ones apart', async () => {
  expect(await rename('Nora')).toBe('done');
  expect(wasAudited(request)).toBe(true);
  const entry = {
    ...{ action: 'person.rename', actor_id: actorId, request_id: 'request-of-a-test' },
    fields: ['firstName', 'role'],
  };
  expect(await entries()).toEqual([
    { ...entry, person_id: null, before: { role: 'USER' }, after: { role: 'ADMIN' } },
    { ...entry, person_id: userId, before: { firstName: 'Test' }, after: { firstName: 'Nora' } },
  ]);
});

test('of two writes at once the second is noted with what the first has left', async () => {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let second: Promise<string> | undefined;
  await rename('Nora', async () => {
    second ??= rename('Nora');
    while ((await store.database.db.execute(waiting)).rows.length === 0) await sleep(20);
  });
  await second;
  expect(await entries()).toEqual([
    expect.objectContaining({ before: { role: 'USER' }, after: { role: 'ADMIN' } }),
    expect.objectContaining({ before: { firstName: 'Test' }, after: { firstName: 'Nora' } }),
    expect.objectContaining({ fields: [], before: null }),
  ]);
});

test('a write that fails leaves neither change nor entry', async () => {
  await expect(rename('Nora', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await entries()).toEqual([]);
  expect(wasAudited(request)).toBe(false);
});

test('what happened elsewhere is noted, too', async () => {
  await auditEvent(
    store.app.deps,
    { caller, request },
    {
      ...{ action: 'remote.rollBack', subject: { type: 'person', id: userId } },
      ...{ before: { version: '2' }, after: { version: '1' } },
    },
  );
  expect(await entries()).toMatchObject([{ action: 'remote.rollBack', fields: ['version'] }]);
  expect(wasAudited(request)).toBe(true);
});

test('the log cannot be changed; values about a person go with the person', async () => {
  const { db } = store.database;
  await rename('Nora');
  for (const statement of [
    sql`update audit_entries set action = 'nothing'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries cascade`,
    sql`update audit_values set before = null`,
    sql`delete from audit_values where person_id is null`,
    sql`truncate audit_values`,
  ]) {
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('the audit log is not changed') },
    });
  }
  await db.execute(sql`delete from users where id = ${userId}`);
  expect(await entries()).toMatchObject([{ person_id: null, fields: ['firstName', 'role'] }]);
});

test('a route that writes without an entry fails', async () => {
  const app = Fastify();
  app.setErrorHandler((error: Error, _request, reply) => reply.code(500).send({ message: error.message }));
  const gate = () => Promise.resolve();
  route({ app, gate, identify: () => Promise.resolve(caller) }, endpoints.retryMail, () => ({}) as never);
  const headers = { authorization: 'Bearer token' };
  const url = `/api/admin/mails/${userId}/retry`;
  const answer = await app.inject({ method: 'POST', url, headers });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('POST /api/admin/mails/:id/retry wrote no audit entry');
  await app.close();
});
