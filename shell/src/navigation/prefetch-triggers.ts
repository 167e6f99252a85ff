import { paths } from '@ritual/shared/paths';

const card = `main a[href^="${paths.product.pattern.replace(':id', '')}"]`;
/** How many cards are prefetched at the same time. */
const atOnce = 2;
/** Milliseconds in view before a card counts as seen: a card that is only scrolled past does not. */
const seenAfter = 300;

function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? undefined;
}

/** Calls back when a link is hovered, touched or focused. */
export function watchIntent(meant: (address: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const address = linkOf(target);
    if (address !== undefined) meant(address);
  };
  const mouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onIntent(event);
  };
  document.addEventListener('pointerover', mouse, { passive: true });
  document.addEventListener('touchstart', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}

/** Calls back for each product card that stays in view, `atOnce` at a time and when the browser is idle. */
export function watchCards(seen: (address: string) => Promise<void>): void {
  const inView = new Map<Element, number>();
  const queue = new Set<string>();
  let running = 0;

  const work = () => {
    for (const address of queue) {
      if (running >= atOnce) return;
      queue.delete(address);
      running += 1;
      void seen(address).finally(() => {
        running -= 1;
        whenIdle(work);
      });
    }
  };
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const address = linkOf(target);
        clearTimeout(inView.get(target));
        inView.delete(target);
        if (address === undefined) continue;
        // Out of view before its turn came: the visitor is looking at other cards by now.
        queue.delete(address);
        if (!isIntersecting) continue;
        const wait = setTimeout(() => {
          queue.add(address);
          whenIdle(work);
        }, seenAfter);
        inView.set(target, Number(wait));
      }
    },
    { threshold: 0.5 },
  );
  const watch = () => document.querySelectorAll(card).forEach((link) => views.observe(link));
  // Other pages render other cards. Observing a card twice has no effect.
  let asked = false;
  new MutationObserver(() => {
    if (asked) return;
    asked = true;
    whenIdle(() => {
      asked = false;
      watch();
    });
  }).observe(document.body, { childList: true, subtree: true });
  watch();
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
