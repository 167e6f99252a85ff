import { createHmac, timingSafeEqual } from 'node:crypto';
import { staffPass } from '@ritual/platform/staff-pass';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../db/is-uuid.ts';
import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { logins } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Router } from '../../plugins/contract-route.ts';
import { openedAt } from '../shop/opening.repository.ts';
import type { UserRow } from '../users/repository.ts';
import { idleSeconds, stands } from './session-limits.ts';

// The refresh cookie is not sent with every page, and its use changes it.

type Signing = Pick<Deps['settings'], 'tokenSecret' | 'publicUrl'>;

const signed = ({ tokenSecret }: Pick<Signing, 'tokenSecret'>, loginId: string): string =>
  createHmac('sha256', tokenSecret).update(`staff pass: ${loginId}`).digest('base64url');

/**
 * Before the shop opens, pages tell by this cookie of whom they are asked: the staff sees the shop as it will be. It opens nothing
 * else, and ends with its login.
 */
export async function giveStaffPass(
  { database: { db }, settings }: Pick<Deps, 'database' | 'settings'>,
  reply: FastifyReply,
  { role }: Pick<UserRow, 'role'>,
  loginId: string,
): Promise<void> {
  if (role !== 'ADMIN' || (await openedAt(db))) return;
  void reply.setCookie(staffPass.cookie, `${loginId}.${signed(settings, loginId)}`, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: idleSeconds },
    secure: settings.publicUrl.startsWith('https:'),
  });
}

/** For the shell's server, which hands on the cookie of a page's request. */
export function staffPassRoute({ app }: Router, { database: { db }, settings }: Deps): void {
  app.get(staffPass.path, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const loginId = loginOf(request, settings);
    if (loginId === null || !(await isOfStaff(db, loginId))) throw new AppError('UNAUTHENTICATED');
    return reply.code(204).send();
  });
}

function loginOf({ cookies }: FastifyRequest, settings: Signing): string | null {
  const [loginId = '', signature = ''] = (cookies[staffPass.cookie] ?? '').split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(signed(settings, loginId));
  return isUuid(loginId) && given.length === right.length && timingSafeEqual(given, right) ? loginId : null;
}

async function isOfStaff(db: Db, loginId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${logins} join users u on u.id = ${logins.userId} join staff s on s.user_id = u.id
    where ${logins.id} = ${loginId} and u.blocked_at is null and ${stands()}`);
  return rows.length > 0;
}
