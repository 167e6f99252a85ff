import { allErrorCodes, type ErrorCode } from '@ritual/shared/contract';

interface AppErrorOptions {
  readonly details?: unknown;
  /** Stands at the top of the body as well, where the specification's clients look for it. */
  readonly available?: number;
  /** Seconds until the next try makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A failure that the caller is told about by its code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(allErrorCodes[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return allErrorCodes[this.code].status;
  }
}

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** What was sent is not valid: which fields, and why. */
export function invalidFields(...fields: readonly FieldProblem[]): AppError {
  return new AppError('VALIDATION_FAILED', { details: { fields } });
}

/** @param available units of the variant that can be bought */
export function insufficientStock(variantId: number, available: number): AppError {
  return new AppError('INSUFFICIENT_STOCK', { details: { variantId, available }, available });
}
