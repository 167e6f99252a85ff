import { causesOf } from './causes.ts';

/**
 * Whether a prepared statement was refused because a migration has changed the types of what it gives ('cached plan must not
 * change result type'). The code alone, feature_not_supported, says less, and the message is in the database's language.
 */
export const hasStalePlan = (error: unknown): boolean =>
  causesOf(error).some(({ code, routine }) => code === '0A000' && routine === 'RevalidateCachedQuery');
