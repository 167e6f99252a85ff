import { headers } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { bearerOf, sessionIdOf } from '../../plugins/callers.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { endLoginOf, rotate, type Login } from './refresh.ts';
import type { UserRow } from '../users/repository.ts';
import { login, loginByFactor, register, type SignedIn, type Visitor } from './service.ts';
import { devicesOf, endDevice, endDevices } from './sessions.ts';
import { giveStaffPass, staffPassRoute } from './staff-pass.ts';

export function authRoutes(router: Router, deps: Deps): void {
  const { database, settings, tokens } = deps;
  const cookie = refreshCookie(settings);

  const answer = async (reply: FastifyReply, user: UserRow, { loginId, refreshToken }: Login) => {
    cookie.set(reply, refreshToken);
    await giveStaffPass(deps, reply, user, loginId);
    return { token: await tokens.sign({ userId: user.id, loginId }), role: user.role };
  };
  const signedIn = async (request: FastifyRequest, reply: FastifyReply, done: SignedIn) => {
    // This browser has a new login: the one before would stay open without a browser that has its cookie.
    const before = cookie.peek(request);
    if (before) await endLoginOf(database, before);
    const { cartChanges } = done;
    return {
      ...(await answer(reply, done.user, done.login)),
      ...(cartChanges.length > 0 ? { cartChanges: [...cartChanges] } : {}),
    };
  };

  staffPassRoute(router, deps);
  route(router, endpoints.login, async ({ body, request, reply }) =>
    signedIn(request, reply, await login(deps, body, visitorOf(request))),
  );
  route(router, endpoints.proveFactor, async ({ body, request, reply }) =>
    signedIn(request, reply, await loginByFactor(deps, body, visitorOf(request))),
  );
  route(router, endpoints.register, async ({ body, request, reply }) =>
    signedIn(request, reply, await register(deps, body, visitorOf(request))),
  );
  route(router, endpoints.refresh, async ({ request, reply }) => {
    try {
      const next = await rotate(database, cookie.demand(request) ?? '', retryKeyOf(request));
      return await answer(reply, next.user, next);
    } catch (error) {
      if (error instanceof AppError) cookie.clear(reply);
      throw error;
    }
  });
  route(router, endpoints.logout, async ({ request, reply }) => {
    const token = cookie.demand(request);
    if (token) await endLoginOf(database, token);
    // Where cookies are refused, the access token alone says which login it is.
    const access = bearerOf(request);
    const caller = access ? await router.identify(access) : null;
    if (caller) await endDevice(database.db, caller.userId, caller.loginId);
    cookie.clear(reply);
    return undefined;
  });
  route(router, endpoints.logoutAll, async ({ caller, reply }) => {
    await endDevices(database.db, caller.userId);
    cookie.clear(reply);
    return undefined;
  });
  route(router, endpoints.listSessions, ({ caller }) => devicesOf(database.db, caller));
  route(router, endpoints.endSession, async ({ caller, params, reply }) => {
    const ended = await endDevice(database.db, caller.userId, params.id);
    if (!ended) throw new AppError('SESSION_NOT_FOUND');
    if (params.id === caller.loginId) cookie.clear(reply);
    return undefined;
  });
}

/** Something that only the page which asks knows; a header that is too long counts as none. */
function retryKeyOf(request: FastifyRequest): string | null {
  const given = request.headers[headers.idempotencyKey];
  return typeof given === 'string' && given.length >= 16 && given.length <= 200 ? given : null;
}

function visitorOf(request: FastifyRequest): Visitor {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    sessionId: sessionIdOf(request),
  };
}
