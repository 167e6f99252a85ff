import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote, publish, rollbackTo } from '@ritual/platform/release';
import { folderStore } from '@ritual/platform/release-store';
import { distOf } from '@ritual/platform/webpack';
import { appCode } from '@ritual/shared/testing/app-code';
import { query } from '../../fixtures/store/operator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { untilRendered } from '../live-releases.ts';
import { archivedVersions } from './archive.ts';
import { archivedPackages } from './archived-packages.ts';

/** An account remote from before second factors: it knows neither FACTOR_NEEDED nor what to answer to it. */
const earlier = archivedVersions().at(-1) ?? '';
const words = /^Please confirm that it is you with your second factor\./;

test(`who has a second factor and meets the account pages of host API ${earlier} is told why they stay closed`, async ({
  page,
  shopper,
  store,
  request,
  expectedNoise,
}) => {
  test.slow();
  // Each of the three is refused.
  expectedNoise.push(/status of 403/, /Please confirm that it is you/);
  const folder = mkdtempSync(path.join(tmpdir(), 'ritual-factor-'));
  const releases = folderStore(store.dataDir);
  const { revision } = await releases.channel.read();
  const pkg = archivedPackages(earlier, folder).find(({ name }) => name === 'account');
  if (!pkg) throw new Error(`The archive of ${earlier} has no account remote.`);
  const { release } = await publish(distOf(pkg, 'production'), releases);
  const { name, version } = release;
  const change = await promote(releases, name, version, {
    actor: 'versions',
    reason: 'before second factors',
  });
  await untilRendered(change.revision);
  try {
    await shopper.hasAccount();
    const { email, password } = shopper.account;
    await query(`update users set role = 'ADMIN' where email = $1`, email);
    await query(`insert into staff (user_id, role) select id, 'owner' from users where email = $1`, email);
    await shopper.open('/login');
    await shopper.signIn();
    await expect(page).toHaveURL('/admin/AdminDashboard');
    await expect(shopper.heading('Admin Dashboard')).toBeVisible();

    // The factor is set up meanwhile, in another browser with today's pages.
    const login = await request.post('/api/auth/login', { data: { email, password } });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const setup = await request.post('/api/auth/factors/app', { headers });
    const { challenge, secret } = (await setup.json()) as { challenge: string; secret: string };
    const data = { challenge, code: appCode(secret) };
    expect((await request.put('/api/auth/factors/app', { headers, data })).status()).toBe(200);

    // A page of the admin area: it signs no one out.
    await page.reload();
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(page.getByText('Hi, Maya')).toBeVisible();
    // A call that asks again.
    await shopper.open('/account/prefs');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText(words)).toBeVisible();
    // Signing in.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await shopper.open('/login');
    await shopper.signIn();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL('/login');
  } finally {
    const back = await rollbackTo(releases, { revision });
    await untilRendered(back.revision);
    rmSync(folder, { recursive: true, force: true });
  }
});
