import type { StaffMember, StaffRole, staffQuery } from '@ritual/shared/contract';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor } from '../../admin-list.ts';
import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sortName: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly since: number;
  readonly lastUsedAt: number | null;
  readonly version: number;
  readonly secondFactor: boolean;
}

const fields = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, s.role, s.version,
  lower(u.last_name || ' ' || u.first_name) as "sortName", extract(epoch from s.since)::float8 as since,
  (select extract(epoch from max(l.used_at))::float8 from logins l
    where l.user_id = u.id and l.revoked_at is null) as "lastUsedAt",
  exists (select from authenticator_apps a where a.user_id = u.id)
    or exists (select from passkeys p where p.user_id = u.id) as "secondFactor"`;

const time = (seconds: number) => new Date(seconds * 1000).toISOString();

const presentFor =
  (callerId: string) =>
  ({ id, firstName, lastName, email, role, since, lastUsedAt, version, secondFactor }: Row): StaffMember => ({
    ...{ id, email, role, version, secondFactor, name: `${firstName} ${lastName}`, since: time(since) },
    ...{ lastUsedAt: lastUsedAt === null ? null : time(lastUsedAt), you: id === callerId },
  });

/** By name. */
export async function staffPage(
  db: Db,
  { role, after, size }: z.output<typeof staffQuery>,
  callerId: string,
) {
  const place = decodeCursor(after, z.tuple([z.string(), z.uuid()]));
  const from = sql`from staff s join users u on u.id = s.user_id where ${role ? sql`s.role = ${role}` : sql`true`}`;
  const beyond = place
    ? sql`and (lower(u.last_name || ' ' || u.first_name), u.id) > (${place[0]}, ${place[1]}::uuid)`
    : sql``;
  const { rows } = await db.execute<Row>(sql`
    select ${fields} ${from} ${beyond} order by "sortName", u.id limit ${size + 1}`);
  const cursorOf = ({ sortName, id }: Row) => [sortName, id];
  return {
    ...adminPage(rows, size, { cursorOf, present: presentFor(callerId) }),
    ...(await boundedCount(db, from)),
  };
}

export async function memberOf(db: Db, id: string, callerId: string): Promise<StaffMember | null> {
  const { rows } = await db.execute<Row>(
    sql`select ${fields} from staff s join users u on u.id = s.user_id where u.id = ${id}`,
  );
  return rows[0] ? presentFor(callerId)(rows[0]) : null;
}
