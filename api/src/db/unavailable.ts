import { causesOf, hasCode } from './causes.ts';

const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03', '53300', '08006'],
  // It is there and does not get to it: a statement, a lock or a transaction took too long (`limits.ts`).
  ...['57014', '55P03', '25P03'],
]);
/** The driver's, which have no codes. */
const unavailableMessages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|not queryable/;

/** Whether something failed because the database cannot be reached or does not answer. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    hasCode(error, unavailableCodes) ||
    causesOf(error).some(({ message }) => unavailableMessages.test(String(message)))
  );
}
