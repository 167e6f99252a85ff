import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium } from './chromium.ts';
import { probe, type Clicked, type FirstView } from './page-probe.ts';
import { newPhone, type Phone } from './phone.ts';
import type { MainPicture } from './plain-page.ts';

export interface Load extends FirstView {
  readonly scriptBytes: number;
}

const settled = 1500;
/** How long somebody looks at the cards before tapping one. */
const look = 4500;

async function withPhone<T>(chromium: Chromium, work: (phone: Phone) => Promise<T>): Promise<T> {
  // A build tool's helper for names of functions is not there in the page.
  const phone = await newPhone(chromium, `(${probe.toString()})()`);
  try {
    return await work(phone);
  } finally {
    await phone.close();
  }
}

/** Waits until the page is alive (or, without script, complete), and a while more. */
async function untilSettled(phone: Phone, scripted: boolean): Promise<void> {
  const state = scripted
    ? "document.documentElement?.dataset.ready === 'true'"
    : "document.readyState === 'complete'";
  for (let tries = 0; !(await phone.ask<boolean>(state)); tries += 1) {
    if (tries > 120) throw new Error('The page has not come alive within 30 s.');
    await pause(250);
  }
  await pause(settled);
}

export function measureLoad(chromium: Chromium, address: string, scripted: boolean): Promise<Load> {
  return withPhone(chromium, async (phone) => {
    await phone.open(address);
    await untilSettled(phone, scripted);
    const view = await phone.ask<FirstView>('bench.firstView()');
    if (view.lcp === 0) throw new Error(`${address} has painted no picture.`);
    return { ...view, scriptBytes: phone.scriptBytes() };
  });
}

/** The main picture of a page, as the plain page has to show it. */
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
      if (!image || seen(image) === 0) throw new Error('The largest content is not a picture that is seen.');
      const { top, width, height } = image.getBoundingClientRect();
      return { url, title: document.querySelector('h1').innerText, box: { top: Math.max(0, top), width, height } };
    })()`);
  });
}

/** The names of cards; their pictures are covered by them, or lead to the same place. */
const names = 'main :is(h2, h3, h4) a[href^="/product/"]';

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Scrolls a card into the middle of the view, looks at it, taps it. */
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
      // Cards of a carousel move; a finger waits until one has come to stand. One that stood already may be about to leave,
      // and a tap that meets it on its way is none.
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
