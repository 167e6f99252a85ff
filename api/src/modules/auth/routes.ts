import { endpoints, headers } from '@ritual/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { sessionIdOf } from '../../plugins/callers.ts';
import { endLogin, refreshSeconds, rotate } from './refresh.ts';
import { userById, type UserRow } from './repository.ts';
import { login, presentUser, register, type SignedIn, type Visitor } from './service.ts';

const cookieName = 'ritual_refresh';

export function authRoutes(router: Router, deps: Deps): void {
  const { database, settings, tokens } = deps;
  const cookie = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: settings.publicUrl.startsWith('https:'),
  } as const;

  const answer = async (reply: FastifyReply, user: UserRow, refreshToken: string) => {
    void reply
      .setCookie(cookieName, refreshToken, { ...cookie, maxAge: refreshSeconds })
      .header('cache-control', 'no-store');
    return { token: await tokens.sign({ userId: user.id, role: user.role }), role: user.role };
  };
  const signedIn = async (reply: FastifyReply, { user, refreshToken, cartChanges }: SignedIn) => ({
    ...(await answer(reply, user, refreshToken)),
    ...(cartChanges.length > 0 ? { cartChanges: [...cartChanges] } : {}),
  });

  route(router, endpoints.login, async ({ body, request, reply }) =>
    signedIn(reply, await login(deps, body, visitorOf(request))),
  );
  route(router, endpoints.register, async ({ body, request, reply }) =>
    signedIn(reply, await register(deps, body, visitorOf(request))),
  );
  route(router, endpoints.refresh, async ({ request, reply }) => {
    try {
      const next = await rotate(database, refreshTokenOf(request) ?? '');
      return await answer(reply, next.user, next.token);
    } catch (error) {
      if (error instanceof AppError) void reply.clearCookie(cookieName, cookie);
      throw error;
    }
  });
  route(router, endpoints.logout, async ({ request, reply }) => {
    const token = refreshTokenOf(request);
    if (token) await endLogin(database, token);
    void reply.clearCookie(cookieName, cookie);
    return undefined;
  });
  route(router, endpoints.me, async ({ caller }) => {
    const user = await userById(database.db, caller.userId);
    if (!user) throw new AppError('UNAUTHENTICATED');
    return presentUser(user);
  });
}

/** A page of another site can make a browser send the cookie but not this header. */
function refreshTokenOf(request: FastifyRequest): string | undefined {
  if (!request.headers[headers.requestedWith]) throw new AppError('FORBIDDEN');
  return request.cookies[cookieName];
}

function visitorOf(request: FastifyRequest): Visitor {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    sessionId: sessionIdOf(request),
  };
}
