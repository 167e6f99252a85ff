import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium } from './chromium.ts';
import type { Params } from './cdp.ts';

/** A weak phone on a weak line. The way up is left alone: requests are small. */
export const conditions = {
  latency: 150,
  bytesPerSecond: 200_000,
  cpu: 4,
  width: 390,
  height: 844,
  scale: 2,
};

export interface Phone {
  readonly open: (address: string) => Promise<void>;
  /** Runs an expression in the page and gives its value, or that of the promise that it is. */
  readonly ask: <Value>(expression: string) => Promise<Value>;
  /** A tap of a finger in the middle of what the point names. */
  readonly tap: (x: number, y: number) => Promise<void>;
  /** Compressed bytes of script that have arrived so far. */
  readonly scriptBytes: () => number;
  readonly close: () => Promise<void>;
}

/** Ms: a new window fills the browser's bars with pages of the browser's own, which take a core for a second or two. */
const windowSettles = 2500;

/** A visitor who has never been here: an empty cache, nothing stored. `script` runs before the page's own. */
export async function newPhone({ cdp }: Chromium, script: string): Promise<Phone> {
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const attached = await cdp.send('Target.attachToTarget', { targetId, flatten: true });
  const session = String(attached['sessionId']);
  const send = (method: string, params?: Params) => cdp.send(method, params, session);
  const { latency, bytesPerSecond, cpu, width, height, scale } = conditions;
  const scripts = new Set<string>();
  let scriptBytes = 0;
  cdp.on(session, 'Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(String(requestId));
  });
  cdp.on(session, 'Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(String(requestId))) scriptBytes += Number(encodedDataLength);
  });
  const size = { width, height, deviceScaleFactor: scale, mobile: true };
  await send('Emulation.setDeviceMetricsOverride', size);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await send('Network.enable');
  const line = { downloadThroughput: bytesPerSecond, uploadThroughput: -1 };
  await send('Network.emulateNetworkConditions', { offline: false, latency, ...line });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  await pause(windowSettles);

  return {
    open: async (url) => {
      const { errorText } = await send('Page.navigate', { url });
      if (typeof errorText === 'string') throw new Error(`${url}: ${errorText}`);
    },
    ask: async <Value>(expression: string) => {
      const awaited = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', awaited);
      if (exceptionDetails) throw new Error(`In the page: ${JSON.stringify(exceptionDetails)}`);
      return (result as { readonly value: Value }).value;
    },
    tap: async (x, y) => {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await pause(60);
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    scriptBytes: () => scriptBytes,
    close: async () => {
      cdp.forget(session);
      await cdp.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
