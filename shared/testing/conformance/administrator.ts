import { demoAccounts, demoPassword } from '../../demo/index.ts';
import type { Client } from './client.ts';
import { newShopper } from './people.ts';

/** What scenarios about people do as an administrator. */
export function asAdministrator(current: () => Client) {
  const administrator = async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '' };
    return (await current().ok('login', { body: { email, password: demoPassword } })).data.token;
  };
  const list = async (token: string, query: Record<string, string | number>) =>
    (await current().ok('listPeople', { token, query })).data;
  const idOf = async (token: string, q: string) => {
    const { content } = await list(token, { q });
    const [found] = content;
    if (!found) throw new Error(`No person is found by ${q}.`);
    return found.id;
  };
  /** A shopper who has just registered, as an administrator sees them. */
  const registered = async () => {
    const shopper = await newShopper(current());
    const token = await administrator();
    const id = await idOf(token, shopper.email);
    return { ...shopper, admin: token, given: { token, params: { id } } };
  };
  return { administrator, list, registered };
}
