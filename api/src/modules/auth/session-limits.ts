import { retention } from '@ritual/shared/kernel';
import { sql, type SQL } from '../../db/drizzle.ts';
import { logins } from '../../db/schema/index.ts';

const day = 86_400;

/** A login that is not used for so long ends. */
export const idleSeconds = retention.idleLoginDays * day;
/** However much it is used: then the password is asked for again. */
export const wholeSeconds = retention.wholeLoginDays * day;

/** When a refresh token of a login ends that began then. */
export function refreshEnd(loginBegan: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleSeconds * 1000, loginBegan.getTime() + wholeSeconds * 1000));
}

/** In SQL, of the rows of `logins`: neither ended nor run out. */
export function stands(): SQL {
  return sql`${logins.revokedAt} is null
    and ${logins.usedAt} > now() - make_interval(secs => ${idleSeconds})
    and ${logins.createdAt} > now() - make_interval(secs => ${wholeSeconds})`;
}
