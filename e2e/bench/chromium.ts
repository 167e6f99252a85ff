import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '@ritual/platform/verify/find-chromium';
import { launchOptions } from '../browser.ts';
import { connect, type Cdp } from './cdp.ts';

export interface Chromium {
  readonly cdp: Cdp;
  readonly stop: () => Promise<void>;
}

/** Starts Chromium with an empty profile and connects to its DevTools protocol. */
export async function startChromium(): Promise<Chromium> {
  const executablePath = findChromium({ withWindow: true }) ?? 'chromium';
  const profile = mkdtempSync(path.join(tmpdir(), 'ritual-bench-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--mute-audio'];
  // The proxy's certificate is self-signed.
  own.push('--ignore-certificate-errors');
  const child = spawn(executablePath, [...launchOptions.args, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`Chromium did not start:\n${said}`)));
    child.once('error', reject);
  });
  const cdp = await connect(address);
  return {
    cdp,
    stop: async () => {
      cdp.close();
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
