import { allErrorCodes, type ErrorCode } from '../contract/index.ts';

export interface MockErrorOptions {
  readonly details?: unknown;
  readonly available?: number;
}

/** An error response of a mocked call. */
export class MockError extends Error {
  readonly code: ErrorCode;
  readonly options: MockErrorOptions;

  constructor(code: ErrorCode, options: MockErrorOptions = {}) {
    super(allErrorCodes[code].message);
    this.code = code;
    this.options = options;
  }
}

export function invalidField(path: string, message: string): MockError {
  return new MockError('VALIDATION_FAILED', { details: { fields: [{ path, message }] } });
}

export function insufficientStock(variantId: number, available: number): MockError {
  return new MockError('INSUFFICIENT_STOCK', { details: { variantId, available }, available });
}
