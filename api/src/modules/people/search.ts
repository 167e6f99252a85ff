import type { PeopleQuery } from '@ritual/shared/contract';
import { storeTimeZone } from '@ritual/shared/kernel';
import { and, sql, type SQL } from '../../db/drizzle.ts';
import { preferences, searchedText, users } from '../../db/schema/index.ts';

export type Filters = Omit<PeopleQuery, 'after' | 'size' | 'sort'> & {
  readonly ids?: readonly string[] | undefined;
};

/** So many words are looked for; more than anybody's name and address have. */
const mostWords = 6;
/** Digits and what people put between them. */
const asPhone = /^\+?[\d\s().-]+$/;

/**
 * The patterns that have to be found, all of them in the index `users_search`. From three letters on they are found anywhere; one
 * or two are in no part of three letters, so they begin a word, which the index knows by the space before it. A number that was
 * typed with spaces and brackets is one word.
 */
export function patternsOf(q: string): readonly string[] {
  const digits = q.replace(/\D/g, '');
  const words =
    asPhone.test(q) && digits.length >= 3 ? [digits] : q.toLowerCase().split(/\s+/).slice(0, mostWords);
  return words
    .filter((word) => word !== '')
    .map((word) => ({ word, literal: word.replace(/[\\%_]/g, '\\$&') }))
    .map(({ word, literal }) => ([...word].length < 3 ? `% ${literal}%` : `%${literal}%`));
}

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
const isOrderNumber = /^#?ROP-[0-9A-Z]{6}$/i;
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
