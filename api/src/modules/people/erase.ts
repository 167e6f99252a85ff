import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { eraseAccount } from '../account/deletion.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { personRow, staffRoleOf } from './person.ts';

/**
 * Deletes a person who has asked for it, as the account's own deletion does: notes about the person, and what the audit log has of
 * their values, go along. The address is typed again, so that another one is not deleted by mistake.
 */
export async function erasePerson(deps: Deps, call: AuditedCall, id: string, email: string): Promise<void> {
  const what = {
    ...{ action: 'person.erase', subject: { type: 'person', id }, personal: null },
    // Not locked: the deletion takes its locks in an order of its own.
    read: async (tx: Parameters<typeof personRow>[0]) => {
      const { rows } = await tx.execute(sql`select 1 from users where id = ${id}`);
      return rows.length > 0 ? { account: true } : null;
    },
  };
  await audited(deps, call, what, async (tx) => {
    const user = await personRow(tx, id);
    if (await staffRoleOf(tx, id)) throw new AppError('PERSON_ON_STAFF');
    if (user.email.toLowerCase() !== email.toLowerCase()) {
      throw invalidFields({ path: 'email', message: "This is not the person's email address." });
    }
    await eraseAccount(deps, tx, user);
  });
}
