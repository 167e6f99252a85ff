/** Measurements of a page's first view. */
export interface FirstView {
  /** When the largest picture was painted, and its URL. */
  readonly lcp: number;
  readonly picture: string;
  readonly fcp: number;
  /** When the page handles clicks; null for a page without script. */
  readonly ready: number | null;
  /** Total blocking time: sum of the time over 50 ms of tasks after the first paint. */
  readonly blocked: number;
  /** The longest task after the first paint. */
  readonly longest: number;
  readonly shift: number;
}

/** When the page of the tapped card was shown, in ms since the tap. */
export interface Clicked {
  /** Its heading and the box of its main picture have been painted. */
  readonly shown: number;
  /** Its main picture has been painted. */
  readonly pictured: number;
}

/** Runs in the page before its own scripts and records performance entries. */
export function probe(): void {
  const seen = { lcp: 0, picture: '', fcp: 0, ready: null as number | null, shift: 0 };
  const long: { start: number; over: number }[] = [];
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', (entry) => {
    const { url } = entry as PerformanceEntry & { readonly url: string };
    if (url === '') return;
    seen.lcp = entry.startTime;
    seen.picture = url;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => long.push({ start: startTime, over: duration - 50 }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset['ready'] !== 'true') return;
    seen.ready = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });

  /** Waits for the page of a product. Call before the tap; resolves when the page is painted (W3C Element Timing). */
  const afterTap = (name: string) =>
    new Promise<{ shown: number; pictured: number }>((resolve, reject) => {
      setTimeout(() => reject(new Error(`The page of ${name} was not shown within 20 s.`)), 20_000);
      let from = 0;
      addEventListener('click', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
      const look = new MutationObserver(() => {
        const heading = document.querySelector('main h1');
        const image = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
        if (from === 0 || heading?.textContent !== name || !image) return;
        look.disconnect();
        // Set before the elements' first paint, which the browser then reports.
        heading.setAttribute('elementtiming', 'name');
        image.setAttribute('elementtiming', 'picture');
        requestAnimationFrame(() => {
          if (image.getBoundingClientRect().height < 100) reject(new Error('The picture has no box.'));
        });
      });
      look.observe(document, { subtree: true, childList: true, characterData: true });
      const painted = new Map<string, number>();
      watch('element', (entry) => {
        const { identifier, renderTime } = entry as PerformanceEntry & {
          readonly identifier: string;
          readonly renderTime: number;
        };
        painted.set(identifier, renderTime - from);
        const shown = painted.get('name');
        const pictured = painted.get('picture');
        if (shown !== undefined && pictured !== undefined) resolve({ shown, pictured });
      });
    });
  Object.assign(window, {
    bench: {
      firstView: () => ({
        ...seen,
        longest: Math.max(0, ...long.filter(({ start }) => start > seen.fcp).map(({ over }) => over + 50)),
        blocked: long.filter(({ start }) => start > seen.fcp).reduce((sum, { over }) => sum + over, 0),
      }),
      afterTap,
    },
  });
}
