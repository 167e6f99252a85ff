import type { Tx } from '../../db/client.ts';
import { endDevices } from '../auth/sessions.ts';
import { dropFactors } from '../second-factor/reset.ts';
import { dropLinks } from '../users/links.ts';

/**
 * Ends all ways into an account but its password: links in mails, authenticator app, passkeys, recovery codes, and every login. For
 * who joins the staff, because what a shopper's account had may be another's, and for who leaves it.
 */
export async function endAccess(tx: Tx, userId: string): Promise<void> {
  await dropLinks(tx, userId, 'reset');
  await dropLinks(tx, userId, 'verify');
  await dropFactors(tx, userId);
  await endDevices(tx, userId);
}
