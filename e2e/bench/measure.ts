import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium } from './chromium.ts';
import { probe, type Clicked, type FirstView } from './page-probe.ts';
import { newPhone, type Phone } from './phone.ts';
import type { MainPicture } from './plain-page.ts';

export interface Load extends FirstView {
  readonly scriptBytes: number;
}

const settled = 1500;
/** Milliseconds that a shopper looks at the cards before tapping one. */
const look = 4500;

async function withPhone<T>(chromium: Chromium, work: (phone: Phone) => Promise<T>): Promise<T> {
  // Serialized as source: helpers that a build tool adds, such as for function names, do not exist in the page.
  const phone = await newPhone(chromium, `(${probe.toString()})()`);
  try {
    return await work(phone);
  } finally {
    await phone.close();
  }
}

/** Waits until the page is hydrated (or, without script, complete), plus `settled` ms. */
async function untilSettled(phone: Phone, scripted: boolean): Promise<void> {
  const state = scripted
    ? "document.documentElement?.dataset.ready === 'true'"
    : "document.readyState === 'complete'";
  for (let tries = 0; !(await phone.ask<boolean>(state)); tries += 1) {
    if (tries > 120) throw new Error('The page was not hydrated within 30 s.');
    await pause(250);
  }
  await pause(settled);
}

export function measureLoad(chromium: Chromium, address: string, scripted: boolean): Promise<Load> {
  return withPhone(chromium, async (phone) => {
    await phone.open(address);
    await untilSettled(phone, scripted);
    const view = await phone.ask<FirstView>('bench.firstView()');
    if (view.lcp === 0) throw new Error(`${address} painted no picture.`);
    return { ...view, scriptBytes: phone.scriptBytes() };
  });
}

/** The main picture of a page, for the hand-written page to show in the same way. */
export function findMainPicture(chromium: Chromium, address: string): Promise<MainPicture> {
  return withPhone(chromium, async (phone) => {
    await phone.open(address);
    await untilSettled(phone, true);
    return phone.ask<MainPicture>(`(() => {
      const url = bench.firstView().picture;
      // The same file may be in the page more than once (small, in a menu, not shown at all).
      const seen = (image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * width;
      };
      const [image] = [...document.images]
        .filter(({ currentSrc }) => currentSrc === url)
        .sort((one, other) => seen(other) - seen(one));
      if (!image || seen(image) === 0) throw new Error('The largest content is not a visible picture.');
      const { top, width, height } = image.getBoundingClientRect();
      return { url, title: document.querySelector('h1').innerText, box: { top: Math.max(0, top), width, height } };
    })()`);
  });
}

/** The name links of cards; they cover their pictures, or the pictures link to the same page. */
const names = 'main :is(h2, h3, h4) a[href^="/product/"]';

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Scrolls a card to the middle of the viewport, waits, and taps it. */
export function measureClick(chromium: Chromium, address: string, card: number): Promise<Clicked> {
  return withPhone(chromium, async (phone) => {
    await phone.open(address);
    await untilSettled(phone, true);
    await phone.ask(`void [...document.querySelectorAll('${names}')][${String(card)}]
      .scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await pause(look);
    const { name, x, y } = await phone.ask<Target>(`(async () => {
      const link = [...document.querySelectorAll('${names}')][${String(card)}];
      const middle = () => {
        const box = link.getBoundingClientRect();
        return { name: link.textContent, x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      // Cards of a carousel move: wait until one has stopped. A card that has not moved yet may be about to slide away,
      // and a tap on a moving card is ignored.
      let moved = !link.closest('.swiper');
      for (let before = middle(); ; ) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const now = middle();
        const standing = now.x === before.x && now.y === before.y;
        moved ||= !standing;
        if (standing && moved && link.contains(document.elementFromPoint(now.x, now.y))) return now;
        before = now;
      }
    })()`);
    await phone.ask(`void (window.tapped = bench.afterTap(${JSON.stringify(name)}))`);
    await phone.tap(x, y);
    return phone.ask<Clicked>('tapped');
  });
}
