import type { adminOrder } from '@ritual/shared/contract';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { and, desc, eq, ne, sql } from '../../../db/drizzle.ts';
import { orderNotes, orders, outbox, users } from '../../../db/schema/index.ts';
import { stateOf } from '../../mails/presenter.ts';
import type { OrderRow } from '../records/orders.repository.ts';

type OnWire = z.input<typeof adminOrder>;
type Records = Pick<OnWire, 'phone' | 'notes' | 'mails' | 'otherOrders'>;

const othersShown = 5;

/** What the staff keeps beside an order, newest first. */
export async function recordsOf(db: Db, { id, userId }: OrderRow): Promise<Records> {
  const notes = await db
    .select({
      ...{ id: orderNotes.id, text: orderNotes.text, createdAt: orderNotes.createdAt },
      ...{ authorId: orderNotes.authorId, firstName: users.firstName, lastName: users.lastName },
    })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, id))
    .orderBy(desc(orderNotes.createdAt), desc(orderNotes.id));
  const mails = await db
    .select()
    .from(outbox)
    // What goes to the staff is no mail to the customer.
    .where(and(eq(outbox.orderId, id), ne(outbox.kind, 'order-notice')))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));
  const others =
    userId === null
      ? []
      : await db
          .select()
          .from(orders)
          .where(and(eq(orders.userId, userId), ne(orders.id, id)))
          .orderBy(sql`${orders.createdAt} desc`)
          .limit(othersShown);
  const [placedBy] =
    userId === null ? [] : await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return {
    phone: placedBy?.phone ?? null,
    notes: notes.map(({ firstName, lastName, createdAt, ...note }) => ({
      ...note,
      author: firstName === null ? null : `${firstName} ${String(lastName)}`,
      createdAt: createdAt.toISOString(),
    })),
    mails: mails.map((mail) => ({
      ...{ id: mail.id, kind: mail.kind, subject: mail.subject, recipient: mail.recipient },
      ...{ state: stateOf(mail), createdAt: mail.createdAt.toISOString() },
    })),
    otherOrders: others.map((other) => ({
      ...{ id: other.id, number: other.number, status: other.status },
      ...{ createdAt: other.createdAt.toISOString(), total: dollarsFromCents(other.totalCents) },
    })),
  };
}
