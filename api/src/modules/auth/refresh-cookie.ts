import { headers } from '@ritual/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import { idleSeconds } from './session-limits.ts';

export interface RefreshCookie {
  readonly set: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
  /** What the browser sent, without asking whether it may be used. */
  readonly peek: (request: FastifyRequest) => string | undefined;
  /** The same for calls that the cookie alone allows. Throws FORBIDDEN without the header that proves our page. */
  readonly demand: (request: FastifyRequest) => string | undefined;
}

export function refreshCookie({ publicUrl }: Settings): RefreshCookie {
  const secure = publicUrl.startsWith('https:');
  // A name that begins so is taken over an encrypted connection only, and neither from nor for another host; browsers want the
  // whole host as its path then.
  const name = secure ? '__Host-ritual_refresh' : 'ritual_refresh';
  const path = secure ? '/' : '/api/auth';
  const attributes = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  const peek = (request: FastifyRequest) => request.cookies[name];
  return {
    set: (reply, token) =>
      void reply
        .setCookie(name, token, { ...attributes, maxAge: idleSeconds })
        .header('cache-control', 'no-store'),
    clear: (reply) => void reply.clearCookie(name, attributes),
    peek,
    demand: (request) => {
      // A page of another site can make a browser send the cookie but not this header.
      if (!request.headers[headers.requestedWith]) throw new AppError('FORBIDDEN');
      return peek(request);
    },
  };
}
