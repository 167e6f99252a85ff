import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium } from './chromium.ts';
import { findMainPicture, measureLoad } from './measure.ts';
import type { MainPicture } from './plain-page.ts';

/** The first visit starts the encoding of the page's pictures; waits until the main picture has its final format. */
export async function warmUp(chromium: Chromium, address: string): Promise<void> {
  await untilPageIsMade(address);
  await measureLoad(chromium, address, true);
  await untilPictureIsMade(await findMainPicture(chromium, address));
}

/** The store encodes a picture as AVIF in the background after the first request. The measurement must not include that. */
async function untilPictureIsMade({ url }: MainPicture): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(url, { headers: { accept: 'image/avif,image/webp' } });
    await response.arrayBuffer();
    if (response.headers.get('content-type') === 'image/avif') return;
    await pause(500);
  }
  console.warn(`${url} did not become AVIF within 30 s; it is measured as it is.`);
}

/** Right after its start the store sends only the frame of its first pages, for the browser to render. */
async function untilPageIsMade(address: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await (await fetch(address)).text()).includes('"mode":"hydrate"')) return;
    await pause(500);
  }
  throw new Error(`${address} is not rendered by the server.`);
}

/**
 * The store serves a slightly stale page while it renders a new one; on the same machine that rendering would be measured, too.
 * After this the page is fresh for longer than one measurement takes.
 */
export async function untilPageIsFresh(address: string): Promise<void> {
  await (await fetch(address)).arrayBuffer();
  await pause(1000);
}
