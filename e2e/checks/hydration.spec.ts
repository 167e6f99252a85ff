import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishLocal } from '@ritual/platform/release';
import { folderStore } from '@ritual/platform/release-store';
import { buildable, buildPackage, distOf, shellPackage } from '@ritual/platform/webpack';
import { expect, test } from '../fixtures/test.ts';

/**
 * Production React does not report attributes that differ between the server's page and the browser's. So the same sources are
 * built for development and served beside the store; development React logs each difference, and any line in the console fails
 * the test.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Beside those of the store, so that two runs on one machine do not meet. */
const firstPort = Number(process.env['E2E_PORT'] ?? 3400) + 80;
const ports = { shell: firstPort, assets: firstPort + 2 };
const origin = `http://localhost:${String(ports.shell)}`;
const pages = [
  '/',
  '/collections/woman',
  '/product/101',
  '/cart',
  '/wishlist',
  '/login',
  '/sizeguide',
  '/faq',
  // The server drops query parameters that the page does not read; the browser has them in its address.
  '/collections/woman?gclid=1&size=M',
  '/product/101?utm_source=mail',
  '/NewIn?period=week&gclid=1',
];
const dataDir = mkdtempSync(path.join(tmpdir(), 'ritual-hydration-'));
const children: ChildProcess[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ store }) => {
  test.setTimeout(600_000);
  for (const pkg of buildable) await buildPackage(pkg, 'development');
  await publishLocal({ store: folderStore(dataDir), mode: 'development' });
  const { port } = new URL(store.url);
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: String(ports.shell) };
  children.push(
    run('platform/assets/server.ts', { ...env, ASSET_PORT: String(ports.assets) }),
    run('shell/server/server.ts', {
      ...env,
      SHELL_DIST: distOf(shellPackage, 'development'),
      API_ORIGIN: `http://127.0.0.1:${String(Number(port) + 100)}`,
      ASSET_ORIGIN: `http://127.0.0.1:${String(ports.assets)}`,
    }),
  );
  await expect(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200)).toPass();
});

test.afterAll(async () => {
  await Promise.all(
    children.map(async (child) => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }),
  );
  rmSync(dataDir, { recursive: true, force: true });
});

function run(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [path.join(root, file)], { env, stdio: 'inherit' });
}

for (const address of pages) {
  test(`${address} hydrates without a mismatch`, async ({ page }) => {
    // On a busy machine the first page of a development build may exceed the server's time limit; the server then sends its frame
    // for half a minute.
    test.setTimeout(240_000);
    const html = async () => (await page.request.get(origin + address)).text();
    const asked = {
      message: 'the page was rendered on the server',
      timeout: 180_000,
      intervals: [1_000, 5_000],
    };
    await expect.poll(html, asked).toContain('"mode":"hydrate"');
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await expect(page.locator('main')).not.toBeEmpty();
    // styled-components takes over the server's style element on hydration.
    await expect(page.locator('style[data-styled]')).toHaveCount(1);
  });
}

test('a mismatch would be detected', async ({ page, expectedNoise }) => {
  expectedNoise.push(/hydrat/i);
  await page.route(`${origin}/sizeguide`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', '<main data-changed="by-the-test"');
    await route.fulfill({ response, body });
  });
  const said = page.waitForEvent('console', (message) => /hydrat/i.test(message.text()));
  await page.goto(`${origin}/sizeguide`);
  await said;
});

test('React, styled-components and each store exist once in a page with all remotes', async ({
  page,
  expectedNoise,
}) => {
  // Development builds are large; slow loading is not tested here.
  expectedNoise.push(/No answer within/);
  await page.addInitScript(() => {
    const hook = { renderers: new Map(), supportsFiber: true, roots: 0 };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        ...hook,
        inject: () => ((window as unknown as { reactDoms: number }).reactDoms += 1),
        onCommitFiberRoot: () => ((window as unknown as { commits: number }).commits += 1),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
      reactDoms: 0,
      commits: 0,
    });
  });
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // Prefetches may still be pending when the test ends.
    const late = () => undefined;
    response.text().then((text) => scripts.set(new URL(response.url()).pathname, text), late);
  });
  const loadedRemotes = () => new Set([...scripts.keys()].map((name) => name.split('/')[2] ?? ''));
  const owners = ['catalog', 'cart-checkout', 'account', 'content', 'wishlist'];
  for (const [index, address] of ['/', '/cart', '/login', '/sizeguide', '/wishlist'].entries()) {
    if (index === 0) {
      await page.goto(origin + address);
      await page.waitForFunction(() => (window as unknown as { commits: number }).commits > 0);
    } else {
      // By client-side navigation, so that all remotes are loaded in one page.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      const name = owners[index] ?? '';
      await expect.poll(() => loadedRemotes().has(name), { timeout: 30_000 }).toBe(true);
    }
    await page.waitForLoadState('networkidle');
  }
  const remotes = [...scripts].filter(([name]) => !name.startsWith('/releases/shell/'));
  for (const name of owners) expect(loadedRemotes()).toContain(name);

  const counted = await page.evaluate(() => ({
    reactDom: (window as unknown as { reactDoms: number }).reactDoms,
    styledComponents: (window as unknown as Record<string, number>)['__sc-data-styled__'],
  }));
  expect(counted).toEqual({ reactDom: 1, styledComponents: 1 });

  const stateful =
    /"[^"]*(?:shared\/(?:routing|http|events|state|federation)\/[\w-]+\.tsx?|node_modules\/(?:react|react-dom|react-router|styled-components|zustand)\/[^"]*)":/;
  for (const [name, text] of remotes) expect(stateful.exec(text)?.[0], name).toBeUndefined();
});
