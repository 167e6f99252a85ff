import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { processTree } from '@ritual/platform/bench/processes';
import { expect, test } from '../fixtures/test.ts';
import { createToken } from '../store/release-cli.ts';
import { repository, TeamElsewhere } from '../store/team-elsewhere.ts';

const before = 'Press the heart on a piece to keep it here.';
const after = 'Made elsewhere: press the heart on a piece to keep it here.';

const isWithin = (folder: string, file: string) => file.startsWith(folder + path.sep);

/** Saves the first product of a page, and waits until it is saved. */
async function pressHeart(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;
}

test('a team without the repository makes a remote, runs it alone, publishes it and makes it live; the shell never notices', async ({
  page,
  shopper,
  store,
  browser,
}) => {
  test.slow();
  const shellNow = async () => ({
    version: ((await (await page.request.get('/healthz')).json()) as { readonly shell: string }).shell,
    // Where there is no /proc, the version alone says it.
    processes:
      process.platform === 'linux'
        ? processTree(process.ppid).flatMap(({ name, pid }) => (name === 'shell server' ? [pid] : []))
        : [],
  });
  const shellBefore = await shellNow();
  expect(shellBefore.processes).toHaveLength(process.platform === 'linux' ? 1 : 0);
  const team = new TeamElsewhere('wishlist');
  try {
    await test.step('make it', async () => {
      await team.start('wishlist');
      // The work of the team: the wishlist, whose imports work as they are.
      rmSync(path.join(team.project, 'src'), { recursive: true });
      cpSync(path.join(repository, 'mfe-wishlist/src'), path.join(team.project, 'src'), { recursive: true });
      team.edit('package.json', ['"version": "0.1.0"', '"version": "9.0.0"']);
      team.edit('package.json', ['"slots": []', '"slots": ["product-card"]']);
      team.edit('src/pages/wishlist/components/wishlist-empty.tsx', [before, after]);
    });

    await test.step('check it', async () => {
      await team.npm(['types']);
      await team.npm(['test']);
    });

    await test.step('run it alone', async () => {
      const { url, stop } = await team.runAlone();
      try {
        const alone = await browser.newPage({ baseURL: url });
        await expect(async () => {
          await alone.goto('/wishlist');
          await expect(alone.getByText(after)).toBeVisible({ timeout: 5_000 });
        }).toPass();
        await alone.goto('/');
        await pressHeart(alone);
        await alone.goto('/wishlist');
        await expect(alone.getByRole('list', { name: 'Saved products' }).getByRole('link')).toHaveCount(1);
        await alone.close();
      } finally {
        stop();
      }
    });

    await test.step('build it', async () => {
      await team.npm(['build']);
      const sources = team.builtFrom();
      const packed = path.join(team.project, 'node_modules/@ritual/shared');
      expect(sources.some((file) => isWithin(packed, file))).toBe(true);
      const ofRepository = sources.filter(
        (file) => isWithin(repository, file) && !isWithin(path.join(repository, 'node_modules'), file),
      );
      expect(ofRepository).toEqual([]);
      // A component of the packed package has the class names of the shell's build.
      const container = readFileSync(path.join(packed, 'ui/layout/container.js'), 'utf8');
      const [, id] = /componentId: "([^"]+)"/.exec(container) ?? [];
      const shell = path.join(store.dataDir, 'releases/shell', shellBefore.version, 'main.js');
      expect(readFileSync(shell, 'utf8')).toContain(id);
    });

    const env = {
      RELEASE_URL: store.url,
      RELEASE_TOKEN: await createToken(store, 'wishlist-team', 'wishlist'),
      RELEASE_ACTOR: 'pipeline',
    };
    const release = (...words: string[]) => team.npm(['release', '--', ...words], env);

    await test.step('release it', async () => {
      await shopper.open('/wishlist');
      await expect(page.getByText(before)).toBeVisible();
      const [published] = JSON.parse(await release('publish', 'wishlist', '--json')) as {
        readonly version: string;
      }[];
      expect(published?.version).toMatch(/^9\.0\.0-[0-9a-f]{8}$/);
      await release('promote', `wishlist@${published?.version ?? ''}`, '--reason', 'made elsewhere');
      await expect(async () => {
        await page.goto('/wishlist');
        await expect(page.getByText(after)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await shopper.isReady();
      await expect(page.getByText(after)).toBeVisible();

      // Its slot in a page of another team, by the store's navigation.
      await shopper.goToNavigation('New In');
      await pressHeart(page);
      await shopper.open('/wishlist');
      await expect(page.getByRole('list', { name: 'Saved products' }).getByRole('link')).toHaveCount(1);
      expect(await shellNow()).toEqual(shellBefore);
    });

    // The other tests of this store have the wishlist of the repository.
    await release('rollback', 'wishlist', '--reason', 'end of the test');
  } finally {
    team.remove();
  }
});
