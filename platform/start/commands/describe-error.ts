import { SettingsError } from '../../settings/index.ts';
import { UsageError } from '../../settings/usage-error.ts';

/** The message of an error; for errors that the caller cannot correct also the stack, with LOG_LEVEL=debug. */
export function describeError(error: unknown): string {
  if (error instanceof UsageError || error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message;
}
