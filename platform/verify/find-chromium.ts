import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window takes a tenth less of the processor than the whole one. */
const lean = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser for journeys, stories and benchmarks: `CHROMIUM_PATH`, or one that the machine has. */
export function findChromium({ withWindow = false } = {}): string | null {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const names = withWindow ? whole : [lean, ...whole];
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [process.env['CHROMIUM_PATH'] ?? '', ...found].find((path) => path !== '' && existsSync(path)) ?? null
  );
}
