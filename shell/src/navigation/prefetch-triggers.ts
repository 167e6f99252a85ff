import { paths } from '@ritual/shared/routing';

const card = `main a[href^="${paths.product.pattern.replace(':id', '')}"]`;
/** How many cards are fetched for side by side, and in one view. */
const atOnce = 2;
/** A card that is only scrolled past is not looked at. */
const lookedAt = 300;

function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? undefined;
}

/** Calls back when a link is pointed at, touched or reached by keyboard. */
export function watchIntent(meant: (address: string) => void): void {
  const look = ({ target }: Event) => {
    const address = linkOf(target);
    if (address !== undefined) meant(address);
  };
  const mouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') look(event);
  };
  document.addEventListener('pointerover', mouse, { passive: true });
  document.addEventListener('touchstart', look, { passive: true });
  document.addEventListener('focusin', look);
}

/** Calls back for each product's card that stays in view, some at a time and when there is nothing else to do. */
export function watchCards(seen: (address: string) => Promise<void>): void {
  const inView = new Map<Element, number>();
  const line = new Set<string>();
  let running = 0;

  const work = () => {
    for (const address of line) {
      if (running >= atOnce) return;
      line.delete(address);
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
        // Out of view and not begun: somebody else is looked at by now.
        line.delete(address);
        if (!isIntersecting) continue;
        const wait = setTimeout(() => {
          line.add(address);
          whenIdle(work);
        }, lookedAt);
        inView.set(target, Number(wait));
      }
    },
    { threshold: 0.5 },
  );
  const watch = () => document.querySelectorAll(card).forEach((link) => views.observe(link));
  // Other pages bring other cards. To look at those that are watched already costs nothing.
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

/** Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
