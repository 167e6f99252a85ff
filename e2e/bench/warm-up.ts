import { setTimeout as pause } from 'node:timers/promises';
import type { MainPicture } from './plain-page.ts';

/**
 * The store makes the smallest form of a picture in the background after it was first asked for. What is measured is
 * the line and the page, not that.
 */
export async function untilPictureIsMade({ url }: MainPicture): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(url, { headers: { accept: 'image/avif,image/webp' } });
    await response.arrayBuffer();
    if (response.headers.get('content-type') === 'image/avif') return;
    await pause(500);
  }
  console.warn(`${url} did not become AVIF within 30 s; it is measured as it is.`);
}

/** A store that has just begun leaves its first pages to the browser. */
export async function untilPageIsMade(address: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await (await fetch(address)).text()).includes('"mode":"hydrate"')) return;
    await pause(500);
  }
  throw new Error(`${address} is not drawn by the server.`);
}

/**
 * A page that is a little old is given out while it is made anew; on the same machine that making would be measured,
 * too. Afterwards the page is fresh for longer than one measurement takes.
 */
export async function untilPageIsFresh(address: string): Promise<void> {
  await (await fetch(address)).arrayBuffer();
  await pause(1000);
}
