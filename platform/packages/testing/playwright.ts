import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { ownRemote } from '../../own-remote.ts';
import { root } from '../../root.ts';
import { findChromium } from '../../verify/find-chromium.ts';

const ci = Boolean(process.env['CI']);

/** Tests of a remote in Chromium, alone against its mocks: those of the folder `e2e`. */
export function aloneTests(): PlaywrightTestConfig {
  const { devPort } = ownRemote(root);
  const port = process.env['DEV_PORT'] ?? String(devPort);
  const url = `http://localhost:${port}`;
  const executablePath = findChromium();
  return defineConfig({
    testDir: `${root}/e2e`,
    forbidOnly: ci,
    reporter: 'list',
    webServer: { command: 'npm run dev', url, reuseExistingServer: !ci, timeout: 120_000 },
    use: {
      baseURL: url,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      trace: 'retain-on-failure',
      launchOptions: { ...(executablePath !== null && { executablePath }), args: ['--no-sandbox'] },
    },
  });
}
