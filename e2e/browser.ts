import { findChromium } from '@ritual/platform/verify/find-chromium';

const executablePath = findChromium();

/** How Chromium is started: the machine's own, quiet, also as root in a container. */
export const launchOptions = {
  ...(executablePath !== null && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Nothing of the store needs a graphics processor, and none is imitated.
    '--disable-gpu',
    // Without a window Chromium does not judge the line, and loads lazy pictures as far ahead as on the slowest.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  ],
};

export const locale = { locale: 'en-US', timezoneId: 'America/New_York' };
