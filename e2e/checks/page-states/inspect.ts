import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { axeViolations } from '../../fixtures/browser/axe.ts';
import { lostEdges, lostFocus, lostStates, markEdges } from '../../fixtures/browser/forced-colors.ts';
import { legibility, legible } from '../../fixtures/browser/legibility.ts';
import { forgetMovements, movements, settled } from '../../fixtures/browser/motion.ts';
import { notForPaper } from '../../fixtures/browser/print-styles.ts';
import { desktop, phone as phoneDevice } from '../../settings.ts';
import type { PageState, Visit } from './page-state.ts';

const wide = desktop.viewport;
const phone = phoneDevice.viewport;
const smallest = { width: 320, height: 640 };
const paper = { width: 720, height: 960 };

/** The default font size in px, and twice that: a browser setting of the reader, not a zoom; the window keeps its width. */
const usualText = 16;
const largeText = 32;

/**
 * Inspects a page in its current state with axe, other window sizes and other settings. Soft assertions report every fault.
 * Window and settings are restored afterwards; the focus has moved through the whole page.
 */
export async function inspect(page: Page, { name, printed }: PageState, { only }: Visit): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const look = (what: string, check: (label: string) => Promise<void>) =>
    test.step(what, () => check(`${name}: ${what}`));
  const both = only === undefined;
  const opened = await openThings(page);

  await look('less motion: nothing moves', async (label) => {
    expect.soft(await movements(page), label).toEqual([]);
  });
  await look('axe', (label) => axe(page, label));
  // With reduced motion the carousels have no Pause button: from here on all controls are present.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await settled(page);
  await look('text of 200 %', (label) =>
    expectLegibleInLargeText(page, client, label, { onPhone: only === 'narrow' }),
  );
  await look('forced colors keep edges and states', async (label) => {
    await markEdges(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await settled(page);
    expect
      .soft({ edges: await lostEdges(page), states: await lostStates(page) }, label)
      .toEqual({ edges: [], states: [] });
    await page.emulateMedia({ forcedColors: 'none' });
  });
  if (only !== 'wide') {
    // Touch instead of a mouse: nothing can be hovered.
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.setViewportSize(phone);
    if (both) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await look('axe on a phone', (label) => axe(page, label));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await look('text of 200 % on a phone', (label) =>
        expectLegibleInLargeText(page, client, label, { onPhone: true }),
      );
    }
    await page.setViewportSize(smallest);
    await look('a window of 320 px', async (label) =>
      expect.soft(await legibility(page), label).toEqual(legible),
    );
  }
  // What this session emulates ends with it, the window's size, too: the page's own size is set after that.
  await client.detach();
  if (only !== 'wide') await page.setViewportSize(only === 'narrow' ? phone : wide);
  expect.soft(await openThings(page), `${name}: it is still there`).toEqual(opened);
  await look('forced colors show the focus', async (label) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await settled(page);
    expect.soft(await lostFocus(page), label).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  });
  if (printed) await look('paper', (label) => expectSheet(page, printed, label));
  await settled(page);
  await forgetMovements(page);
}

/** The markers of a state: a state that ends during the inspection would be mistaken for the plain page. */
function openThings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog, details[open], [role="listbox"], [role="alert"]')]
      .filter((element) => element.checkVisibility() && element.textContent !== '')
      .map((element) => element.getAttribute('role') ?? element.tagName),
  );
}

async function axe(page: Page, label: string): Promise<void> {
  // Elements that are still fading in do not have their final colors.
  await settled(page);
  expect.soft(await axeViolations(page), label).toEqual([]);
}

/** On a phone a page wider than the window is zoomed out by the browser. */
async function expectLegibleInLargeText(
  page: Page,
  client: CDPSession,
  label: string,
  { onPhone }: { readonly onPhone: boolean },
): Promise<void> {
  const set = async (standard: number, mobile: boolean) => {
    await client.send('Page.setFontSizes', { fontSizes: { standard } });
    if (onPhone) {
      await client.send('Emulation.setDeviceMetricsOverride', { ...phone, mobile, deviceScaleFactor: 1 });
    }
    await expect(page.locator('body')).toHaveCSS('font-size', `${String(standard)}px`);
  };
  await set(largeText, true);
  expect.soft(await legibility(page), label).toEqual(legible);
  await set(usualText, false);
}

async function expectSheet(page: Page, words: readonly string[], label: string): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const text of words) await expect.soft(page.getByText(text).first(), label).toBeVisible();
  expect.soft(await notForPaper(page), label).toEqual({ useless: [], pale: [], folded: [] });
  expect.soft((await legibility(page)).sideways, label).toBe(0);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.setViewportSize(wide);
}
