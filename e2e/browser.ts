import { findChromium } from '@ritual/platform/verify/find-chromium';

const executablePath = findChromium();

/** Launch options: the machine's own Chromium, headless, also as root in a container. */
export const launchOptions = {
  ...(executablePath !== null && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // The store needs no GPU, so none is emulated.
    '--disable-gpu',
    // Headless Chromium does not estimate the connection's speed, and loads lazy pictures as far ahead as on the slowest one.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  ],
};

export const locale = { locale: 'en-US', timezoneId: 'America/New_York' };
