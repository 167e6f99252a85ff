import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '@ritual/platform/release-store';
import { promoteAll, publish, rollbackTo, startReleases } from '@ritual/platform/release';
import { parseSettings } from '@ritual/platform/settings';
import { startStore } from '@ritual/platform/start';
import { buildable, distOf } from '@ritual/platform/webpack';
import { hostApiVersion } from '@ritual/shared/federation/host-api';
import { Shopper } from '../../fixtures/store/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';
import { stockUp } from '../../store/stock.ts';
import { archivedVersions } from './archive.ts';
import { archivedPackages } from './archived-packages.ts';
import { shellWith } from './shell-with.ts';

/**
 * Shell and remotes of different versions of the host API in one page, both ways. The server's own code is today's: it is
 * deployed before a shell is promoted that needs it.
 */
const earlier = archivedVersions().slice(-2);

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ritual-versions-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pages of all remotes, up to the payment: each hydrates, works, and is silent. */
async function usesTheStore(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.open('/collections/woman');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(shopper.heading(name)).toBeVisible();
  await shopper.open('/product/101');
  await shopper.addToCart({ color: 'Pine', size: 'M' });
  await shopper.closeCart();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(shopper.heading('FAQ')).toBeVisible();
  await shopper.open('/checkout');
  await expect(shopper.heading('Sign In')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await shopper.register();
  await expect(shopper.heading('Review & Pay')).toBeVisible();
  await shopper.addAddress();
  await shopper.open('/dashboard/orders');
  await expect(shopper.heading(/orders/i)).toBeVisible();
}

for (const version of earlier) {
  test(`today's shell runs the remotes of host API ${version}`, async ({ shopper, store, page }) => {
    const before = (await folderStore(store.dataDir).channel.read()).revision;
    const remotes = archivedPackages(version, path.join(folder, `remotes-${version}`)).filter(
      ({ remote }) => remote,
    );
    const releases: { readonly name: string; readonly version: string }[] = [];
    for (const pkg of remotes) {
      const { release } = await publish(distOf(pkg, 'production'), folderStore(store.dataDir));
      releases.push(release);
    }
    await promoteAll(folderStore(store.dataDir), releases, {
      actor: 'versions',
      reason: `host API ${version}`,
    });
    try {
      await expect(async () => {
        const html = await (await page.request.get('/faq')).text();
        for (const { name, version: released } of releases.filter(({ name }) => name === 'content')) {
          expect(html).toContain(`/releases/${name}/${released}/`);
        }
      }).toPass();
      await usesTheStore(shopper);
    } finally {
      await rollbackTo(folderStore(store.dataDir), { revision: before });
    }
  });

  test(`a shell of host API ${version} runs today's remotes, but for those that need what is new`, async ({
    browser,
  }) => {
    test.slow();
    const packages = archivedPackages(version, path.join(folder, `shell-${version}`));
    const dataDir = path.join(folder, `data-${version}`);
    const settings = parseSettings({
      PORT: process.env['E2E_SECOND_PORT'] ?? '3450',
      DATA_DIR: dataDir,
      DEMO_HISTORY: 'off',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    });
    const publishReleases = async () =>
      void (await startReleases({ store: folderStore(dataDir), mode: settings.mode, packages }));
    const store = await startStore(settings, { publishReleases });
    try {
      await stockUp(store.databaseUrl);
      const refused: string[] = [];
      for (const pkg of buildable.filter(({ remote }) => remote)) {
        const { release } = await publish(distOf(pkg, 'production'), folderStore(dataDir));
        await promoteAll(folderStore(dataDir), [release], { actor: 'versions' }).catch((error: Error) => {
          refused.push(pkg.name);
          expect(error.message).toContain(
            `asks for host API ${release.hostApi ?? ''}, the shell provides ${version}: promote a shell that has it`,
          );
          expect(release.hostApi).not.toBe(version);
        });
      }
      // Some use what is new, and some do not.
      expect(refused).not.toEqual([]);
      expect(refused.length).toBeLessThan(buildable.length - 1);
      const context = await browser.newContext({ baseURL: store.url });
      const noise: string[] = [];
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      await usesTheStore(new Shopper(page, false));
      // Chromium on a busy machine.
      expect(noise.filter((line) => !line.includes('was preloaded'))).toEqual([]);
      await context.close();
    } finally {
      await store.stop();
    }
  });
}

for (const step of ['minor', 'patch'] as const) {
  test(`a shell with React and router a ${step} version earlier runs today's remotes`, async ({
    shopper,
    store,
    page,
  }) => {
    test.slow();
    const { pkg, brings } = await shellWith(step, path.join(folder, `shell-${step}`));
    const releases = folderStore(store.dataDir);
    const live = await releases.channel.read();
    const { release } = await publish(distOf(pkg, 'production'), releases);
    const react = brings['react'] ?? '';
    expect(release.brings).toMatchObject({ react, 'react-dom': react });
    expect(react).not.toBe(live.shell?.brings?.['react']);
    await promoteAll(releases, [release], { actor: 'versions', reason: `React ${react}` });
    const shell = async () =>
      ((await (await page.request.get('/healthz')).json()) as { shell: string }).shell;
    try {
      await expect.poll(shell, { timeout: 60_000 }).toBe(release.version);
      await usesTheStore(shopper);
      expect(await page.content()).toContain(`/releases/shell/${release.version}/`);
    } finally {
      await rollbackTo(releases, { revision: live.revision });
    }
  });
}

test('the last two versions of the host API are archived', () => {
  const [major = 0, minor = 0] = hostApiVersion.split('.').map(Number);
  const expected = [minor - 2, minor - 1]
    .filter((number) => number >= 0)
    .map((number) => `${String(major)}.${String(number)}`);
  expect(earlier).toEqual(expected);
});
