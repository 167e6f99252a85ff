import type { BrowserContext, Page } from '@playwright/test';
import { rejectCookies } from '../../fixtures/browser/cookies.ts';
import { noiseOf } from '../../fixtures/browser/noise.ts';
import { Shopper, type Account } from '../../fixtures/store/shopper.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { desktop, type phone } from '../../settings.ts';
import { startProductionStore, type ProductionStore } from './production-store.ts';

interface Fixtures {
  /** A person with a browser of their own, on a desktop screen by default. */
  readonly person: (account: Account, screen?: typeof desktop | typeof phone) => Promise<Shopper>;
}

export const test = base.extend<Fixtures, { readonly production: ProductionStore }>({
  production: [
    async ({}, use) => {
      const store = await startProductionStore();
      await use(store);
      await store.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ production }, use) => {
    await use(production.url);
  },
  person: async ({ browser, production, expectedNoise }, use) => {
    const contexts: BrowserContext[] = [];
    const noises: (readonly string[])[] = [];
    const listen = (page: Page) => noises.push(noiseOf(page));
    await use(async (account, screen = desktop) => {
      const context = await browser.newContext({
        ...screen,
        baseURL: production.url,
        ignoreHTTPSErrors: true,
      });
      contexts.push(context);
      await rejectCookies(context);
      context.on('page', listen);
      return new Shopper(await context.newPage(), 'isMobile' in screen, account);
    });
    for (const context of contexts) await context.close();
    expect(noises.flat().filter((line) => !expectedNoise.some((known) => known.test(line)))).toEqual([]);
  },
});

export { expect };
