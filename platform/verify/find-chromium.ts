import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell uses a tenth less CPU than full Chromium. */
const headlessShell = 'chromium-headless-shell';
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser for journeys, stories and benchmarks: `CHROMIUM_PATH`, or one that is installed. */
export function findChromium({ withWindow = false } = {}): string | null {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const names = withWindow ? fullBrowsers : [headlessShell, ...fullBrowsers];
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [process.env['CHROMIUM_PATH'] ?? '', ...found].find((path) => path !== '' && existsSync(path)) ?? null
  );
}
