// npm run reset-factor -- <email>
// For the last owner who has lost the second factor: others ask an owner. Who may run this could change the database, too.
import { email as emailSchema } from '@ritual/shared/contract';
import { resetFactorsOf } from '../modules/second-factor/reset.ts';
import { lockUser, userByEmail } from '../modules/users/repository.ts';
import { fail, withStore } from './open-store.ts';

const parsed = emailSchema.safeParse(process.argv[2] ?? '');
if (!parsed.success) fail('Name the e-mail address: npm run reset-factor -- name@example.com');
const email = parsed.data;
const publicUrl = process.env['PUBLIC_URL'] ?? '';
await withStore(async ({ db, transaction }) => {
  const done = await transaction(async (tx) => {
    const found = await userByEmail(db, email);
    const user = found && (await lockUser(tx, found.id));
    if (user) await resetFactorsOf(tx, user, publicUrl);
    return user !== null;
  });
  if (!done) fail(`There is no account with the address ${email}.`);
  process.stdout.write(
    `The second factor of ${email} is reset and all its devices are signed out. The next sign-in asks for the password alone, and then to set up a new factor.\n`,
  );
});
