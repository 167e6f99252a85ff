import { SettingsError } from '../../settings/index.ts';
import { UsageError } from '../../settings/usage-error.ts';

/** What the caller can put right is one sentence; anything else shows where it came from when that is wanted. */
export function describeError(error: unknown): string {
  if (error instanceof UsageError || error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message;
}
