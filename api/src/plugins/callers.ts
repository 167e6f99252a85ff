import { headers, rolesWith, sessionId as sessionIdSchema, type Right } from '@ritual/shared/contract';
import type { Endpoint } from '@ritual/shared/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Identify, Identity } from '../modules/auth/sessions.ts';

/** Whose cart or wishlist: an account's, or a visitor's by the session id that the browser made. */
export type CartOwner =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'visitor'; readonly sessionId: string };

/** A member of the staff. */
export type Administrator = Identity & { readonly staff: NonNullable<Identity['staff']> };

export type CallerFor<Auth extends Endpoint['auth']> = {
  none: null;
  optional: Identity | null;
  cart: CartOwner;
  user: Identity;
  admin: Administrator;
}[Auth];

/** Who calls, as an endpoint demands it. A token that is sent must be good, even where none is needed. */
export async function callerOf(
  { auth, right }: Pick<Endpoint, 'auth' | 'right'>,
  request: FastifyRequest,
  identify: Identify,
): Promise<CallerFor<Endpoint['auth']>> {
  if (auth === 'none') return null;
  const identity = await identityOf(request, identify);
  if (auth === 'optional') return identity;
  if (auth === 'cart') {
    if (identity) return { kind: 'user', userId: identity.userId };
    const sessionId = sessionIdOf(request);
    if (!sessionId) throw new AppError('INVALID_SESSION_ID');
    return { kind: 'visitor', sessionId };
  }
  if (!identity) throw new AppError('UNAUTHENTICATED');
  return auth === 'admin' ? administrator(identity, right ?? null) : identity;
}

function administrator(identity: Identity, right: Right | null): Administrator {
  const { staff } = identity;
  if (!staff) throw new AppError('FORBIDDEN');
  const found = { ...identity, staff };
  if (right !== null) needRight(found, right);
  return found;
}

/** Throws RIGHT_MISSING. For what a call does only with some of its subjects; the right of the whole call is in the contract. */
export function needRight({ staff }: Pick<Administrator, 'staff'>, right: Right): void {
  if (!staff.rights.includes(right))
    throw new AppError('RIGHT_MISSING', { details: { right, roles: rolesWith(right) } });
}

/** The access token that came along; undefined without one, and for a header of another form. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function identityOf(request: FastifyRequest, identify: Identify): Promise<Identity | null> {
  if (!request.headers.authorization) return null;
  const token = bearerOf(request);
  const identity = token ? await identify(token) : null;
  if (!identity) throw new AppError('UNAUTHENTICATED');
  return identity;
}

/** The visitor's id, or null when none was sent. Throws INVALID_SESSION_ID for another form. */
export function sessionIdOf(request: FastifyRequest): string | null {
  const given = request.headers[headers.sessionId];
  if (given === undefined) return null;
  const parsed = sessionIdSchema.safeParse(given);
  if (!parsed.success) throw new AppError('INVALID_SESSION_ID');
  return parsed.data;
}
