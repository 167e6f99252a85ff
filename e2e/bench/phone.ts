import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium } from './chromium.ts';
import type { Params } from './cdp.ts';

/** A slow phone on a slow connection. Upload is not throttled: requests are small. */
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
  /** Evaluates an expression in the page and returns its value; promises are awaited. */
  readonly ask: <Value>(expression: string) => Promise<Value>;
  /** A touch tap at these coordinates. */
  readonly tap: (x: number, y: number) => Promise<void>;
  /** Compressed bytes of the scripts that have loaded so far. */
  readonly scriptBytes: () => number;
  readonly close: () => Promise<void>;
}

/** Milliseconds: a new window loads the browser's own UI pages, which occupy a core for a second or two. */
const windowSettles = 2500;

/** A first-time visitor: empty cache and storage. `script` runs before the page's own scripts. */
export async function newPhone({ cdp }: Chromium, script: string): Promise<Phone> {
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const attached = await cdp.send('Target.attachToTarget', { targetId, flatten: true });
  const session = String(attached['sessionId']);
  const send = (method: string, params?: Params) => cdp.send(method, params, session);
  const { latency, bytesPerSecond, cpu, width, height, scale } = conditions;
  const scripts = new Map<string, number>();
  cdp.on(session, 'Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(String(requestId), 0);
  });
  cdp.on(session, 'Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const bytes = scripts.get(String(requestId));
    if (bytes !== undefined) scripts.set(String(requestId), bytes + Number(encodedDataLength));
  });
  // Through the TLS proxy the size is reported only at the end of the request, including the response headers.
  cdp.on(session, 'Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.get(String(requestId)) === 0) scripts.set(String(requestId), Number(encodedDataLength));
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
    scriptBytes: () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    close: async () => {
      cdp.forget(session);
      await cdp.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
