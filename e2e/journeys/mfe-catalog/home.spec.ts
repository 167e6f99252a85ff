import { runOut, runsByItself } from '../../fixtures/browser/slide-clock.ts';
import { expect, test } from '../../fixtures/test.ts';

// The current bar or bullet shows which slide is shown.
const current = '[aria-current="true"]';

test(
  'the hero turns by itself every five seconds, around and around, until it is paused',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.open('/');
    const hero = page.getByRole('region', { name: 'Highlights' });
    const shown = hero.locator(`button${current}`);
    await expect(shown).toHaveAccessibleName('Show slide 1: Elevate Your Energy');
    // Paused while the pointer is over it, so the pointer is elsewhere.
    await page.mouse.move(5, 5);
    expect(await runOut(hero)).toBe(5_000);
    await expect(shown).toHaveAccessibleName('Show slide 2: Move With Intention');
    expect(await runOut(hero)).toBe(5_000);
    await expect(shown).toHaveAccessibleName('Show slide 1: Elevate Your Energy');
    await hero.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(5, 5);
    expect(await runsByItself(hero)).toBe(false);
    await expect(shown).toHaveAccessibleName('Show slide 1: Elevate Your Energy');
    await hero.getByRole('button', { name: /^Show slide 2/ }).click();
    await expect(shown).toHaveAccessibleName('Show slide 2: Move With Intention');
    await expect(hero.getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'href',
      '/collections/ritual-of-power',
    );
  },
);

test('Latest Drops shows 4, 2 or 1 cards per slide, regrouped when the window is resized', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await shopper.open('/');
  const drops = page.getByRole('region', { name: 'Latest Drops' });
  await drops.scrollIntoViewIfNeeded();
  const bullets = drops.getByRole('button', { name: /^Show slide \d+ of \d+$/ });
  for (const [width, slides] of [
    [1200, 3],
    [992, 3],
    [991, 6],
    [576, 6],
    [575, 12],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(bullets, `slides at ${String(width)} px`).toHaveCount(slides);
  }
});

test('Latest Drops turns by bullets and arrows, from the last slide to the first, and by itself', async ({
  page,
  shopper,
}) => {
  await shopper.open('/');
  const drops = page.getByRole('region', { name: 'Latest Drops' });
  await drops.scrollIntoViewIfNeeded();
  const shown = drops.locator(`button${current}`);
  await expect(shown).toHaveAccessibleName('Show slide 1 of 3');
  await page.mouse.move(5, 5);
  expect(await runOut(drops)).toBe(3_000);
  await expect(shown).toHaveAccessibleName('Show slide 2 of 3');
  await drops.getByRole('button', { name: 'Pause' }).click();
  await drops.getByRole('button', { name: 'Show slide 3 of 3' }).click();
  await expect(shown).toHaveAccessibleName('Show slide 3 of 3');
  await drops.getByRole('button', { name: 'Next products' }).click();
  await expect(shown).toHaveAccessibleName('Show slide 1 of 3');
  await drops.getByRole('button', { name: 'Previous products' }).click();
  await expect(shown).toHaveAccessibleName('Show slide 3 of 3');
  await page.mouse.move(5, 5);
  expect(await runsByItself(drops)).toBe(false);
  await expect(shown).toHaveAccessibleName('Show slide 3 of 3');
});

test('each click on an arrow or bullet of Latest Drops counts, however quick', async ({ page, shopper }) => {
  await shopper.open('/');
  const drops = page.getByRole('region', { name: 'Latest Drops' });
  await drops.scrollIntoViewIfNeeded();
  // It may have turned by itself before it was stopped.
  await drops.getByRole('button', { name: 'Pause' }).click();
  await drops.getByRole('button', { name: 'Show slide 1 of 3' }).click();
  const shown = drops.locator(`button${current}`);
  await expect(shown).toHaveAccessibleName('Show slide 1 of 3');
  const clickBoth = async (...names: readonly [string, string]) => {
    const buttons = names.map((name) => drops.getByRole('button', { name }).elementHandle());
    await page.evaluate(
      (both) => {
        for (const button of both) (button as HTMLElement).click();
      },
      await Promise.all(buttons),
    );
  };
  for (const [first, second, slide, card] of [
    ['Next products', 'Next products', 3, 9],
    ['Next products', 'Next products', 2, 5],
    ['Previous products', 'Previous products', 3, 9],
    ['Previous products', 'Previous products', 1, 1],
    ['Show slide 3 of 3', 'Next products', 1, 1],
    ['Show slide 2 of 3', 'Previous products', 1, 1],
  ] as const) {
    await clickBoth(first, second);
    await expect(shown).toHaveAccessibleName(`Show slide ${String(slide)} of 3`);
    // Exactly its four cards are in the row.
    for (const [at, inView] of [
      [card, true],
      [card + 3, true],
      [((card + 3) % 12) + 1, false],
    ] as const) {
      const slideOfRow = drops.locator(`[aria-label="${String(at)} of 12"]`);
      await expect(slideOfRow).toHaveJSProperty('inert', !inView);
      if (inView) await expect(slideOfRow).toBeInViewport({ ratio: 0.5 });
    }
  }
});

test('every link of the home page leads to its page', async ({ page, shopper }) => {
  await shopper.open('/');
  const main = page.getByRole('main');
  const links: readonly (readonly [string, string])[] = [
    ['VIEW ALL', '/collections'],
    ['Explore Collection', '/collections/ritual-of-power'],
  ];
  for (const [name, to] of links) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  }
  for (const slug of ['man', 'woman', 'sets']) {
    await expect(main.locator(`a[href="/collections/${slug}"]`)).toHaveText(new RegExp(`^${slug}`, 'i'));
  }
  await expect(main.getByRole('heading', { name: 'UP TO 50% OFF' })).toBeVisible();
  await expect(main.getByText('On selected styles – Limited time')).toBeVisible();
  await main.getByRole('link', { name: 'Shop Now' }).last().click();
  await expect(page).toHaveURL(/\/collections\/sale$/);
  await expect(shopper.heading('Sale')).toBeVisible();
});
