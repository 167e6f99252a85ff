import type { PeopleQuery } from '@ritual/shared/contract';
import { storeTimeZone } from '@ritual/shared/kernel';
import { and, sql, type SQL } from '../../db/drizzle.ts';
import { patternsOf } from '../../search-patterns.ts';
import { preferences, searchedText, users } from '../../db/schema/index.ts';

export type Filters = Omit<PeopleQuery, 'after' | 'size' | 'sort'> & {
  readonly ids?: readonly string[] | undefined;
};

/** What people have to be to be in the list; undefined: everybody is. */
export function matching({
  q,
  role,
  blocked,
  verified,
  orders,
  consent,
  from,
  to,
  ids,
}: Filters): SQL | undefined {
  const day = (date: string) => sql`(${date}::date)::timestamp at time zone ${storeTimeZone}`;
  return and(
    ids && sql`${users.id} = any(${sql.param([...ids])}::uuid[])`,
    ...(isOrderNumber.test(q)
      ? [placed(q)]
      : patternsOf(q).map((pattern) => sql`${searchedText(users)} like ${pattern}`)),
    role && sql`${users.role} = ${role}`,
    blocked && sql`(${users.blockedAt} is not null) = ${blocked === 'yes'}`,
    verified && sql`(${users.emailVerifiedAt} is not null) = ${verified === 'yes'}`,
    orders && sql`(${users.orderCount} > 0) = ${orders === 'yes'}`,
    consent && agreed(consent),
    from === undefined ? undefined : sql`${users.createdAt} >= ${day(from)}`,
    to === undefined ? undefined : sql`${users.createdAt} < ${day(to)} + interval '1 day'`,
  );
}

/** Who has placed the order of this number, which nothing else looks like. */
const isOrderNumber = /^#?(ROP|TEST)-[0-9A-Z]{6}$/i;
const placed = (q: string) =>
  sql`${users.id} = (select user_id from orders where number = ${q.replace('#', '').toUpperCase()})`;

function agreed(consent: NonNullable<Filters['consent']>): SQL {
  const { userId, consentAnalytics, consentMarketing } = preferences;
  const decided = {
    analytics: sql`${consentAnalytics}`,
    marketing: sql`${consentMarketing}`,
    refused: sql`not ${consentAnalytics} and not ${consentMarketing}`,
    unasked: sql`${consentAnalytics} is not null`,
  }[consent];
  const exists = sql`exists (select 1 from ${preferences} where ${userId} = ${users.id} and ${decided})`;
  return consent === 'unasked' ? sql`not ${exists}` : exists;
}
