import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { locale } from '../browser.ts';
import { axeViolations } from '../fixtures/browser/axe.ts';
import { workshopFolder } from './serve-workshop.ts';

interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** The part of Storybook's channel API that is used here. */
interface Channel {
  readonly last: (event: string) => readonly unknown[] | undefined;
  readonly on: (event: string, listener: (...details: unknown[]) => void) => void;
  readonly once: (event: string, listener: (...details: unknown[]) => void) => void;
  readonly emit: (event: string, detail: object) => void;
}

const index = path.join(workshopFolder, 'index.json');
if (!existsSync(index)) throw new Error('The workshop is not built: npm run build -w workshop');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  readonly entries: Readonly<Record<string, StoryEntry>>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');

const channelName = '__STORYBOOK_ADDONS_CHANNEL__';
const viewport = { width: 1280, height: 900 };

/** One page for all stories of a worker, as a reader would browse them; after a failure a new page is opened. */
const test = base.extend<object, { readonly workshop: Page }>({
  workshop: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...locale, reducedMotion: 'reduce', viewport });
      const page = await context.newPage();
      // Disables Storybook's own axe run, because two concurrent axe runs in a page interfere.
      const address = '/iframe.html?viewMode=story&globals=a11y.manual:!true';
      await page.goto(`${process.env['RITUAL_WORKSHOP'] ?? ''}${address}`);
      // No story is selected yet: Storybook reports that as soon as it is ready.
      await page.waitForFunction(
        (name) => (window as unknown as Record<string, Channel | undefined>)[name]?.last('storyMissing'),
        channelName,
      );
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Shows a story and waits until it is rendered and its `play` has ended; returns the errors. */
function show(page: Page, storyId: string): Promise<readonly unknown[]> {
  return page.evaluate(
    ([name, id]) =>
      new Promise<unknown[]>((resolve) => {
        const channel = (window as unknown as Record<string, Channel>)[name];
        // Not 'storyRendered': Storybook is not finished then, and reloads its page when a story is left too early.
        channel?.on('storyFinished', (detail) => {
          const { storyId: finished, status } = detail as { storyId: string; status: string };
          if (finished === id) resolve(status === 'success' ? [] : [status]);
        });
        for (const failure of [
          'storyErrored',
          'storyThrewException',
          'storyMissing',
          'playFunctionThrewException',
        ]) {
          channel?.once(failure, (...details) => resolve([failure, ...details]));
        }
        channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [channelName, storyId] as const,
  );
}

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ workshop: page }) => {
    const noise: string[] = [];
    page.removeAllListeners('console').removeAllListeners('pageerror');
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));

    expect(await show(page, id)).toEqual([]);
    // Storybook's own run of axe may not have ended yet, and a second one beside it is refused.
    await expect(async () => {
      expect(await axeViolations(page, '#storybook-root')).toEqual([]);
    }).toPass({ timeout: 10_000 });
    expect(noise).toEqual([]);
  });
}

test('a missing story is detected', async ({ workshop: page }) => {
  expect(await show(page, 'ui-nothing--at-all')).not.toEqual([]);
});
