import { adminErrorCodes } from './admin/error-codes.ts';
import { errorCodes } from './error-codes.ts';

/**
 * Every error of the API, for servers, mocks and tests. In a file of its own, so that what shoppers load does not take the errors of
 * the admin area along.
 */
export const allErrorCodes = { ...errorCodes, ...adminErrorCodes };
