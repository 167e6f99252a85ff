import { demoPassword } from '@ritual/shared/demo';
import type { Db, Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { hashPassword } from '../../modules/users/passwords.ts';
import { withoutIndexes } from './without-indexes.ts';

const firstNames = (
  'Maya Jordan Priya Li Sam Elena Marcus Aisha Noah Grace Diego Hannah Kofi Ines Tomas Leila Owen Yuki Clara Andre ' +
  'Nadia Felix Rosa Ethan Zoe Malik Ivy Caleb Sofia Theo Amara Lucas Mei Julian Freya Omar Ruth Dmitri Celeste Quinn ' +
  'Bianca Hugo Lena Rafael Tessa Emeka Nora Silas Wren Anton Delia Kai Mina Pascal Odette Rory Talia Victor Willa Xavier'
).split(' ');
const lastNames = (
  'Collins Reyes Nair Chen Ode Alvarez Whitfield Rahman Bennett Okafor Castillo Weiss Osei Duarte Novak Haddad Murphy Tanaka ' +
  'Lindqvist Baptiste Petrov Hartmann Delgado Brooks Kim Johnson Larsen Turner Marino Papadakis Diallo Fischer Zhang Moreau ' +
  'Andersen Farouk Goldberg Ivanov Laurent Parker Ricci Schubert Vargas Mendes Nwosu Abbott Blackwood Carver Dahl Eriksen ' +
  'Fontaine Greene Hale Ibarra Jensen Keller Lowe Maddox Nakamura Ortega Price Quigley Rhodes Stone Tran Underwood Vance ' +
  'Walsh Xu Young Zimmer Acosta Beck Cruz Doyle Ellis Flores Grant Hughes Irwin Joyce Kaplan Lynch Mason Nolan Owens'
).split(' ');

/** Their addresses; nothing is ever delivered there. */
const domain = 'people.example.com';

/**
 * Fills the accounts up to `wanted` with people whose names are drawn from lists: they sign in with the password of the demo, most
 * have confirmed their address, some have agreed to something, a few are blocked. The same number always gives the same people.
 * Safe to repeat; answers with how many were made.
 */
export async function seedPeople(db: Db, wanted: number): Promise<number> {
  const { rows } = await db.execute<{ total: number; next: number }>(sql`
    select count(*)::int as total,
      coalesce(max(substring(email from ${`\\.(\\d+)@${domain.replaceAll('.', '\\.')}$`})::int), 0) + 1 as next from users`);
  const { total = 0, next = 1 } = rows[0] ?? {};
  const missing = Math.max(0, wanted - total);
  if (missing === 0) return 0;
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    const insert = () => insertPeople(tx, { next, missing, passwordHash });
    await (missing > 5000 ? withoutIndexes(tx, ['users'], insert) : insert());
  });
  await db.execute(sql`analyze users, preferences`);
  return missing;
}

interface New {
  /** The number of the first. */
  readonly next: number;
  readonly missing: number;
  readonly passwordHash: string;
}

async function insertPeople(tx: Tx, { next, missing, passwordHash }: New): Promise<void> {
  await tx.execute(sql`
    insert into users (email, first_name, last_name, phone, password_hash, email_verified_at, created_at,
      blocked_at, blocked_reason)
    select lower(f.name) || '.' || lower(l.name) || '.' || n || '@' || ${domain}, f.name, l.name,
      '+1617' || lpad((2000000 + d.dice % 7999999)::text, 7, '0'), ${passwordHash},
      case when d.dice % 10 > 0 then t.at end, t.at,
      case when d.dice % 331 = 0 then now() end, case when d.dice % 331 = 0 then 'Parcels were claimed as lost.' end
    from generate_series(${next}::int, ${next + missing - 1}::int) n
    cross join lateral (select (hashint4(n)::bigint & 2147483647) as dice) d
    cross join lateral (select (${sql.param(firstNames)}::text[])[d.dice % ${firstNames.length} + 1] as name) f
    cross join lateral (select (${sql.param(lastNames)}::text[])[d.dice / 64 % ${lastNames.length} + 1] as name) l
    cross join lateral (select now() - d.dice % 1576800 * interval '1 minute' as at) t`);
  await tx.execute(sql`
    insert into preferences (user_id, marketing_email, consent_analytics, consent_marketing, consent_version, consent_decided_at)
    select id, d.dice % 2 = 0, d.dice % 2 = 0, d.dice % 3 = 0, 1, created_at from users
    cross join lateral (select (hashint4(length(email) + extract(epoch from created_at)::int)::bigint & 2147483647) as dice) d
    where email like ${`%@${domain}`} and d.dice % 3 = 0
    on conflict do nothing`);
}
