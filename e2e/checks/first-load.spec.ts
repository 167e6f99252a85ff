import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What a first view may cost. */
const budget = { scriptBytes: 150 * 1024, roundsBeforePicture: 2, layoutShift: 0.02 };

const pages = ['/', '/collections/woman', '/product/101'];

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly initiator: string | undefined;
  bytes: number;
}

/** Every request of a page with what it weighed on the wire and what caused it. */
async function recordRequests(client: CDPSession): Promise<Map<string, Loaded>> {
  const requests = new Map<string, Loaded>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    requests.set(requestId, { url: request.url, type: type ?? 'Other', initiator: from, bytes: 0 });
  });
  // Bodies as they travel; headers are the server's business.
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  // The document's own body is told at its end only.
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request?.bytes === 0) request.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  return requests;
}

/** How many answers have to be waited for, one after the other, before a request can be sent. */
function roundsBefore(url: string, requests: readonly Loaded[], seen: readonly string[] = []): number {
  const request = requests.find((candidate) => candidate.url === url);
  if (!request?.initiator || seen.includes(url)) return request?.type === 'Document' ? 0 : 1;
  return 1 + roundsBefore(request.initiator, requests, [...seen, url]);
}

async function mainPicture(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { readonly url?: string }) | undefined;
          if (last?.url) resolve(last.url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(''), 10_000);
      }),
  );
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 1_000);
      }),
  );
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const path of pages) {
    test(`first load of ${path} at ${viewport.width} px keeps its budget`, async ({
      page,
      context,
      shopper,
    }) => {
      await page.setViewportSize(viewport);
      const requests = await recordRequests(await context.newCDPSession(page));
      await shopper.open(path);
      await page.waitForLoadState('networkidle');
      const all = [...requests.values()];
      const sum = (type: string) =>
        all.filter((request) => request.type === type).reduce((bytes, request) => bytes + request.bytes, 0);
      const picture = await mainPicture(page);
      const figures = {
        path,
        width: viewport.width,
        requests: all.length,
        scriptKB: Math.round(sum('Script') / 102.4) / 10,
        htmlKB: Math.round(sum('Document') / 102.4) / 10,
        pictureKB: Math.round(sum('Image') / 102.4) / 10,
        fontKB: Math.round(sum('Font') / 102.4) / 10,
        roundsBeforePicture: roundsBefore(picture, all),
        layoutShift: Math.round((await layoutShift(page)) * 10_000) / 10_000,
      };
      console.log(JSON.stringify(figures));
      expect(picture, 'the page has a main picture').not.toBe('');
      expect(sum('Script'), 'bytes of script on the wire').toBeLessThanOrEqual(budget.scriptBytes);
      expect(figures.roundsBeforePicture).toBeLessThanOrEqual(budget.roundsBeforePicture);
      expect(figures.layoutShift).toBeLessThanOrEqual(budget.layoutShift);
    });
  }
}
