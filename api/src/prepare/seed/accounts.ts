import { demoAccounts, demoPassword } from '@ritual/shared/demo';
import { putOnStaff } from '../../modules/staff/repository.ts';
import { hashPassword } from '../../modules/users/passwords.ts';
import type { Db } from '../../db/client.ts';
import { addresses, users } from '../../db/schema/index.ts';

/** The people whose names and password the README prints: part of the demo data and of nothing else. */
export async function seedDemoAccounts(tx: Db): Promise<void> {
  for (const { addresses: places, ...person } of demoAccounts) {
    const passwordHash = await hashPassword(demoPassword);
    const [user] = await tx
      .insert(users)
      .values({ ...person, passwordHash, emailVerifiedAt: new Date() })
      .returning({ id: users.id });
    if (user && person.role === 'ADMIN') await putOnStaff(tx, user.id, 'owner');
    if (!user || places.length === 0) continue;
    await tx.insert(addresses).values(places.map((place) => ({ ...place, userId: user.id })));
  }
}
