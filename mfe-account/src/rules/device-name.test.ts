import { expect, test } from '@jest/globals';
import { deviceName } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15`,
    'Safari on Mac',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Mac'],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) SomethingNew/1.0', 'A browser on Windows'],
  ['curl/8.5.0', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
