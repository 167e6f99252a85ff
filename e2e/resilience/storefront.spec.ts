import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { folderStore } from '@ritual/platform/release-store';
import { demoAdmin } from '../fixtures/store/demo-accounts.ts';
import { query } from '../fixtures/store/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { nextBuild } from '../store/next-release.ts';
import { releaseCli } from '../store/release-cli.ts';

const before = 'Still need help?';
const after = 'Seen from behind the counter.';
const version = '0.1.6-storefront';
const canaryVersion = '0.1.7-storefront';

const rowOf = (page: Page, part: string) =>
  page
    .getByRole('table', { name: 'Parts of the store' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: part, exact: true }) })
    .first();

test('an owner rolls a remote back from the page, and the next load of the store has the earlier release', async ({
  page,
  shopper,
  store,
  request,
}) => {
  test.slow();
  const { channel } = folderStore(store.dataDir);
  const live = async () => (await channel.read()).remotes['content']?.version;
  const first = await live();
  const release = await releaseCli(store, 'content-page-team', 'content');
  const dist = await nextBuild(store.dataDir, 'content', version, { words: [before, after] });
  await release('publish', dist);
  rmSync(dist, { recursive: true });
  const faq = async () => (await request.get('/faq')).text();

  await shopper.signedIn(demoAdmin);
  await shopper.open('/admin/AdminDashboard/storefront');
  await expect(rowOf(page, 'content')).toContainText(first ?? '');
  // Another person's change, while the page is open.
  await release('promote', `content@${version}`, '--reason', 'new words');
  await expect(rowOf(page, 'content')).toContainText(version);
  await expect(page.getByRole('row').filter({ hasText: 'new words' })).toContainText('content-page-team');
  await expect.poll(faq).toContain(after);

  await page.getByRole('button', { name: 'Roll back content' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll back content' });
  await dialog.getByRole('combobox', { name: 'Back to' }).selectOption(first ?? '');
  await expect(dialog.getByText(/passes the gate/)).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The words are wrong');
  await dialog.getByRole('button', { name: `Roll back content to ${first ?? ''}` }).click();
  await expect(dialog).toBeHidden({ timeout: 15_000 });
  await expect(rowOf(page, 'content')).not.toContainText(version);
  await expect(page.getByRole('row').filter({ hasText: 'The words are wrong' })).toBeVisible();
  expect(await live()).toBe(first);
  expect((await channel.history()).at(-1)).toMatchObject({
    ...{ action: 'rollback', reason: 'The words are wrong' },
    actor: expect.stringMatching(/^staff [0-9a-f-]{36} \(admin area\)$/),
  });
  await expect.poll(faq).toContain(before);
  const [entry] = await query<{ action: string; subject_id: string }>(
    'select action, subject_id from audit_entries order by id desc limit 1',
  );
  expect(entry).toEqual({ action: 'storefront.rollback', subject_id: 'content' });
});

test('an owner holds and stops a canary from the page', async ({ page, shopper, store }) => {
  test.slow();
  const { channel } = folderStore(store.dataDir);
  const canary = async () => (await channel.read()).canaries?.['content'];
  const release = await releaseCli(store, 'content-page-team-2', 'content');
  const dist = await nextBuild(store.dataDir, 'content', canaryVersion, { words: [before, after] });
  await release('publish', dist);
  rmSync(dist, { recursive: true });
  await release('canary', 'start', `content@${canaryVersion}`, '--share', '5', '--reason', 'new words');

  await shopper.signedIn(demoAdmin);
  await shopper.open('/admin/AdminDashboard/storefront');
  const panel = page.getByRole('group', { name: `Canary of content ${canaryVersion}`, exact: true });
  await panel.getByRole('button', { name: 'Hold at 5%' }).click();
  const hold = page.getByRole('dialog', { name: `Hold content ${canaryVersion} at 5%` });
  await hold.getByRole('button', { name: 'Hold at 5%' }).click();
  await expect(panel.getByText('Held', { exact: true })).toBeVisible({ timeout: 15_000 });
  expect(await canary()).toMatchObject({ automatic: false, buckets: [0, 50] });

  await panel.getByRole('button', { name: 'Stop canary' }).click();
  const stop = page.getByRole('dialog', { name: `Stop the canary of content ${canaryVersion}` });
  await stop.getByRole('textbox', { name: 'Reason' }).fill('Not now');
  await stop.getByRole('button', { name: `Stop ${canaryVersion}` }).click();
  await expect(panel).toBeHidden({ timeout: 15_000 });
  expect(await canary()).toBeUndefined();
  expect((await channel.history()).at(-1)).toMatchObject({ action: 'abort', reason: 'Not now' });
});
