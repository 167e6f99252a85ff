// npm run create-admin -- <email> [first name] [last name]
// The password is read from ADMIN_PASSWORD, or typed on standard input, so that it stays out of the shell's history.
import { createInterface } from 'node:readline/promises';
import { password as passwordSchema, email as emailSchema } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { endAccess } from '../modules/staff/end-access.ts';
import { putOnStaff } from '../modules/staff/repository.ts';
import { isCommonPassword } from '../modules/users/common-passwords.ts';
import { isOwnersName } from '../modules/users/password-rules.ts';
import { hashPassword } from '../modules/users/passwords.ts';
import { changeUser, insertUser, userByEmail } from '../modules/users/repository.ts';
import { fail, withStore } from './open-store.ts';

async function readPassword(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD'];
  if (given) return given;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question('Password of the administrator: ');
  } finally {
    lines.close();
  }
}

/** npm run … sets the address of the store; who calls the command in another way has none. */
const publicUrl = process.env['PUBLIC_URL'];
const whereToSignIn = publicUrl
  ? `Sign in at ${publicUrl}${paths.admin.to()}`
  : 'Sign in, and open the admin area.';

const [address = '', firstName = 'Store', lastName = 'Admin'] = process.argv.slice(2);
const parsedEmail = emailSchema.safeParse(address);
if (!parsedEmail.success)
  fail('Name the e-mail address, and the name: npm run create-admin -- name@example.com First Last');
const email = parsedEmail.data;
await withStore(async ({ db, transaction }) => {
  const existing = await userByEmail(db, email);
  if (existing) {
    if (existing.blockedAt) fail(`${existing.email} is blocked: unblock the account first, under People.`);
    if (!existing.emailVerifiedAt) {
      fail(
        `${existing.email} is not confirmed yet: follow the link in the mail to it first, or name another address.`,
      );
    }
    await transaction(async (tx) => {
      await changeUser(tx, existing.id, { pendingEmail: null });
      await endAccess(tx, existing.id);
      await putOnStaff(tx, existing.id, 'owner');
    });
    process.stdout.write(
      `${existing.email} is an owner of the store now. The password stays as it was; sign in with it anew.\n`,
    );
    return;
  }
  const parsed = passwordSchema.safeParse(await readPassword());
  if (!parsed.success) fail(parsed.error.issues[0]?.message ?? 'This password cannot be used.');
  if (isCommonPassword(parsed.data)) fail('This password is one of the most used. Choose another one.');
  if (isOwnersName(parsed.data, { email, firstName, lastName })) {
    fail('This password is easy to guess from the name or the e-mail. Choose another one.');
  }
  const passwordHash = await hashPassword(parsed.data);
  // The operator who runs this command vouches for the address.
  const person = { email, firstName, lastName, emailVerifiedAt: new Date() };
  await transaction(async (tx) => {
    const user = await insertUser(tx, { ...person, passwordHash });
    if (!user) fail('Someone has just registered with this address. Run the command again.');
    await putOnStaff(tx, user.id, 'owner');
  });
  process.stdout.write(`${email} is an owner of the store. ${whereToSignIn}\n`);
});
