import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cause } from '../sandbox.ts';
import { nowInSeconds } from './clock.ts';
import { StripeApiError } from './errors.ts';
import type { AnswerRecord, Store } from './store.ts';

const DAY = 24 * 60 * 60;
const LONGEST_KEY = 255;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry)]));
}

function fingerprintOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body ?? {})))
    .digest('hex');
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

function idempotencyError(message: string): StripeApiError {
  return new StripeApiError({ status: 400, type: 'idempotency_error', message });
}

function checkSame(answer: AnswerRecord, path: string, fingerprint: string): void {
  const advice = `Try using a key other than '${answer.key}' if you meant to execute a different request.`;
  if (answer.path !== path) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${answer.path}'). ${advice}`,
    );
  }
  if (answer.fingerprint !== fingerprint) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
    );
  }
}

/** The key a request carries, or null. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > LONGEST_KEY) {
    throw idempotencyError(
      `Idempotency keys can be at most ${LONGEST_KEY} characters; yours is ${key.length}.`,
    );
  }
  return key;
}

export function causeOf(request: FastifyRequest): Cause {
  return { id: request.id, idempotencyKey: idempotencyKeyOf(request) };
}

/**
 * Wraps a POST: the same key with the same parameters gets the stored answer, word for word, whatever has
 * happened since; with other parameters it is an error. Handlers are synchronous, so a key is never in two hands.
 */
export function idempotent(store: Store, handler: (request: FastifyRequest) => object) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const key = idempotencyKeyOf(request);
    if (key === null) return reply.send(handler(request));

    const path = pathOf(request);
    const fingerprint = fingerprintOf(request.body);
    const earlier = store.answers.get(key);
    if (earlier && earlier.created > nowInSeconds() - DAY) {
      checkSame(earlier, path, fingerprint);
      return reply
        .header('idempotent-replayed', 'true')
        .header('original-request', earlier.requestId)
        .code(earlier.status)
        .send(earlier.body);
    }

    const remember = (status: number, body: object): void => {
      const created = nowInSeconds();
      store.answers.set(key, { key, created, path, fingerprint, requestId: request.id, status, body });
      store.changed();
    };
    reply.header('idempotency-key', key);
    try {
      const body = handler(request);
      remember(200, body);
      return reply.send(body);
    } catch (error) {
      if (error instanceof StripeApiError && error.remembered) remember(error.status, error.body);
      throw error;
    }
  };
}
