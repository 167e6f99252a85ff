import { demoAccounts, demoPassword } from '@ritual/shared/demo';
import type { App } from '../src/app.ts';
import { sql } from '../src/db/drizzle.ts';
import { callApp } from '../src/testing/test-store.ts';

/** The token of an administrator who has just proven who they are. */
export async function signInStaff(app: App): Promise<string> {
  const email = demoAccounts.find(({ role }) => role === 'ADMIN')?.email ?? '';
  const { body } = await callApp(app, 'login', { body: { email, password: demoPassword } });
  await app.deps.database.db.execute(sql`update logins set confirmed_at = now(), factor_at = now()`);
  return body.token;
}
