import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

export type StripeErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface StripeErrorBody {
  error: {
    type: StripeErrorType;
    message: string;
    code?: string;
    param?: string;
  };
}

interface StripeApiErrorOptions {
  status: number;
  type?: StripeErrorType;
  message: string;
  code?: string | undefined;
  param?: string | undefined;
  /** Stripe keeps an answer for its idempotency key only once the work has begun, not when the parameters were wrong. */
  remembered?: boolean;
}

/** A failure answered in Stripe's shape: `{ error: { type, code, param, message } }`. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly remembered: boolean;
  readonly body: StripeErrorBody;

  constructor({
    status,
    type = 'invalid_request_error',
    message,
    code,
    param,
    remembered,
  }: StripeApiErrorOptions) {
    super(message);
    this.name = 'StripeApiError';
    this.status = status;
    this.remembered = remembered ?? false;
    this.body = {
      error: { ...(code ? { code } : {}), message, ...(param ? { param } : {}), type },
    };
  }
}

export function invalidRequest(message: string, param?: string, code?: string): StripeApiError {
  return new StripeApiError({ status: 400, message, param, code });
}

/** The request was well formed, but the object is in no state for it. */
export function invalidState(message: string, param?: string, code?: string): StripeApiError {
  return new StripeApiError({ status: 400, message, param, code, remembered: true });
}

export function noSuch(object: string, id: string, param: string): StripeApiError {
  const shown = object === 'checkout.session' ? id : `'${id}'`;
  return new StripeApiError({
    status: 404,
    code: 'resource_missing',
    param,
    message: `No such ${object}: ${shown}`,
  });
}

export function unrecognizedUrl(request: FastifyRequest): StripeApiError {
  return new StripeApiError({
    status: 404,
    message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). The payment sandbox speaks only the part of Stripe's API that the store uses; its README lists it.`,
  });
}

/** The one error handler: what is not ours is logged whole and answered without details. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof StripeApiError) {
    reply.code(error.status).send(error.body);
    return;
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    reply.code(status).send(invalidRequest(error.message || (STATUS_CODES[status] ?? 'Bad Request')).body);
    return;
  }
  request.log.error(error);
  const failure = new StripeApiError({
    status: 500,
    type: 'api_error',
    message: 'An unknown error occurred in the payment sandbox. Its log has the details.',
  });
  reply.code(500).send(failure.body);
}
