import type { ErrorCode } from '../contract/index.ts';

/** A code of the contract, or a failure that only a client can see: store not reached, or an invalid answer. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'BAD_ANSWER';

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export interface ApiErrorInit {
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly status?: number;
  readonly details?: unknown;
  readonly requestId?: string | null;
  readonly retryAfter?: number | null;
  readonly available?: number | null;
  readonly cause?: unknown;
}

/** Why a call failed. Branch on `code`; `errorMessage` gives the message for shoppers. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when the store was not reached. */
  readonly status: number;
  readonly details: unknown;
  /** Identifies the call in the logs of the API. */
  readonly requestId: string | null;
  /** Seconds to wait, for RATE_LIMITED and UNAVAILABLE. */
  readonly retryAfter: number | null;
  /** Units that are left, for INSUFFICIENT_STOCK. */
  readonly available: number | null;

  constructor(init: ApiErrorInit) {
    super(init.message, { cause: init.cause });
    this.name = 'ApiError';
    this.code = init.code;
    this.status = init.status ?? 0;
    this.details = init.details;
    this.requestId = init.requestId ?? null;
    this.retryAfter = init.retryAfter ?? null;
    this.available = init.available ?? null;
  }

  /** Which fields were refused and why, for VALIDATION_FAILED and EMAIL_TAKEN. */
  get fields(): readonly FieldError[] {
    const fields = (this.details as { fields?: unknown } | null | undefined)?.fields;
    return Array.isArray(fields) ? (fields as FieldError[]) : [];
  }
}

/** Whether a thrown value is an ApiError, and of the given code if there is one. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
