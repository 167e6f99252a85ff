import {
  errorCodes,
  staysSignedIn,
  type ErrorBody,
  type ErrorCode,
  type ShopErrorCode,
} from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import { networkMessage } from './error-message.ts';

type Headers = Readonly<Record<string, string>>;

const byStatus: Readonly<Record<number, ShopErrorCode>> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Not reached: offline, refused, timed out. */
export function unreachable(cause: unknown): ApiError {
  return new ApiError({ code: 'NETWORK', message: networkMessage, cause });
}

/**
 * The API (or a proxy in front of it) answered with an error.
 * @param listed codes of the call: those of the admin area are known by it alone
 */
export function refusedAnswer(
  status: number,
  body: unknown,
  headers: Headers,
  listed: readonly string[] = [],
): ApiError {
  const said = isErrorBody(body) ? body : undefined;
  const known =
    said && (Object.hasOwn(errorCodes, said.code) || [...listed, ...staysSignedIn].includes(said.code));
  const ofStatus = byStatus[status] ?? 'INTERNAL';
  const code = known ? (said.code as ErrorCode) : ofStatus;
  const { available } = (said?.details ?? {}) as { readonly available?: unknown };
  return new ApiError({
    code,
    status,
    // A newer API may send a code that this page does not know; its message is written for shoppers all the same.
    message: said?.message || errorCodes[ofStatus].message,
    details: said?.details,
    requestId: said?.requestId ?? headers['x-request-id'] ?? null,
    retryAfter: secondsOf(headers['retry-after']),
    available: isCount(available) ? available : null,
  });
}

/** Checked by hand: a schema would add zod to calls that need none. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message, requestId } = body as Record<string, unknown>;
  return [code, message, requestId].every((each) => typeof each === 'string');
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** A success whose body breaks the contract. */
export function badAnswer(name: string, status: number, headers: Headers, cause: unknown): ApiError {
  return new ApiError({
    code: 'BAD_ANSWER',
    status,
    message: `The answer of ${name} does not fit the contract.`,
    requestId: headers['x-request-id'] ?? null,
    cause,
  });
}

/** Parses Retry-After, which is a number of seconds or a date. */
function secondsOf(value: string | undefined): number | null {
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
