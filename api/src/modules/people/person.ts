import type { personNote, personOrder, StaffRole } from '@ritual/shared/contract';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { desc, sql } from '../../db/drizzle.ts';
import { contactMessages } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import { preferencesOf } from '../account/preferences.ts';
import { addressesOf } from '../addresses/repository.ts';
import { devicesOf } from '../auth/sessions.ts';
import { byPerson } from '../contact/of-person.ts';
import { presentSummary as presentMessage } from '../contact/presenter.ts';
import { userById, type UserRow } from '../users/repository.ts';
import { presentSummary, type PersonOnWire } from './presenter.ts';

/** So many orders and messages a profile has; lists of their own have the rest. */
const most = 50;

/** Throws PERSON_NOT_FOUND. */
export async function personRow(db: Db, id: string): Promise<UserRow> {
  const row = await userById(db, id);
  if (!row) throw new AppError('PERSON_NOT_FOUND');
  return row;
}

/** @param viewer whose notes are their own */
export async function wholePerson(db: Db, id: string, viewer: string): Promise<PersonOnWire> {
  const user = await personRow(db, id);
  const { marketingEmail, consent } = await preferencesOf(db, id);
  const logins = await devicesOf(db, { userId: id, loginId: id });
  const messages = await db
    .select()
    .from(contactMessages)
    .where(byPerson(user))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(most);
  return {
    ...presentSummary(user),
    staffRole: await staffRoleOf(db, id),
    ...{ pendingEmail: user.pendingEmail, blockedReason: user.blockedReason, version: user.version },
    ...{ marketingEmail, consent },
    latestOrders: await latestOrders(db, id),
    addresses: await addressesOf(db, id),
    logins,
    messages: messages.map(presentMessage),
    notes: await notesOf(db, id, viewer),
  };
}

/** null: not of the staff. */
export async function staffRoleOf(db: Db, id: string): Promise<StaffRole | null> {
  const { rows } = await db.execute<{ role: StaffRole }>(sql`select role from staff where user_id = ${id}`);
  return rows[0]?.role ?? null;
}

async function latestOrders(db: Db, id: string): Promise<z.input<typeof personOrder>[]> {
  const { rows } = await db.execute<{
    id: string;
    number: string;
    status: z.input<typeof personOrder>['status'];
    createdAt: string | Date;
    pieces: number;
    total: number;
    refunded: number;
  }>(sql`
    select o.id, o.number, o.status, o.created_at as "createdAt", o.total_cents as total,
      (select coalesce(sum(i.quantity), 0)::int from order_items i where i.order_id = o.id and i.replaces is null) as pieces,
      (select coalesce(sum(r.amount_cents), 0)::int from refunds r join order_payments p on p.id = r.payment_intent_id
        where r.order_id = o.id and p.kind = 'order' and r.arrived and r.reason <> 'change') as refunded
    from orders o where o.user_id = ${id} order by o.created_at desc nulls first, o.id desc limit ${most}`);
  return rows.map(({ createdAt, total, refunded, ...order }) => ({
    ...order,
    createdAt: new Date(createdAt).toISOString(),
    total: dollarsFromCents(total),
    refunded: dollarsFromCents(refunded),
  }));
}

export async function notesOf(db: Db, id: string, viewer: string): Promise<z.input<typeof personNote>[]> {
  const { rows } = await db.execute<{
    id: string;
    text: string;
    author: string | null;
    authorId: string | null;
    createdAt: string | Date;
  }>(sql`
    select n.id, n.text, u.first_name || ' ' || u.last_name as author, n.author_id as "authorId", n.created_at as "createdAt"
    from person_notes n left join users u on u.id = n.author_id
    where n.person_id = ${id} order by n.created_at desc, n.id desc`);
  return rows.map(({ authorId, createdAt, ...note }) => ({
    ...note,
    own: authorId === viewer,
    createdAt: new Date(createdAt).toISOString(),
  }));
}
