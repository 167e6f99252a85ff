import type { StaffRole } from '../../contract/index.ts';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { newPerson, password } from './people.ts';

/** The staff, as scenarios need them. */
export function colleagues(client: () => Client, backend: () => Backend) {
  const owner = async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '' };
    return (await client().ok('login', { body: { email, password: demoPassword } })).data.token;
  };
  const invite = async (token: string, email: string, role: StaffRole) => {
    const { data } = await client().ok('inviteToStaff', { token, body: { email, role } });
    const link = await backend().linkOf(email, 'invite');
    if (link === undefined) throw new Error(`There is no invitation to ${email}.`);
    return { id: data.id, link };
  };
  /** Invited, joined and signed in. */
  const colleague = async (role: StaffRole) => {
    const { ok } = client();
    const { firstName, lastName, email } = newPerson();
    const { link } = await invite(await owner(), email, role);
    await ok('acceptInvitation', { body: { token: link, firstName, lastName, password } });
    const { data } = await ok('login', { body: { email, password } });
    return { token: data.token, role: data.role, email, id: (await ok('me', data)).data.id };
  };
  return { owner, invite, colleague };
}
