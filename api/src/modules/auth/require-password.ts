import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../errors.ts';
import { countTries, forgetTries } from '../../plugins/rate-limit.ts';
import { passwordMatches } from '../users/passwords.ts';
import type { UserRow } from '../users/repository.ts';

/**
 * Asks for the password again before something that a borrowed device must not do. Wrong is a field's error, never 401: the
 * client would renew its token and ask again.
 */
export async function requirePassword(
  { database, settings }: Deps,
  user: UserRow,
  { path, given, address }: { path: string; given: string | undefined; address: string },
): Promise<void> {
  if (given === undefined) throw invalidFields({ path, message: 'Enter your current password.' });
  const { passwordByAddress, passwordByAccount } = settings.limits;
  const from = { address, limit: passwordByAddress };
  await countTries(database.db, 'password', from, { account: user.id, limit: passwordByAccount });
  if (!(await passwordMatches(user.passwordHash, given))) {
    throw invalidFields({ path, message: 'This is not your current password.' });
  }
  await forgetTries(database.db, 'password', user.id);
}
