// jsdom has no layout, so nothing is ever in view and nothing has a size. These observers accept targets and never report. A
// test that needs an element in view calls `comeIntoView`.

const watching = new Set<StandInIntersectionObserver>();

class StandInIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly targets = new Set<Element>();
  readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
    watching.add(this);
  }
  observe(target: Element): void {
    this.targets.add(target);
  }
  unobserve(target: Element): void {
    this.targets.delete(target);
  }
  disconnect(): void {
    this.targets.clear();
    watching.delete(this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

class StandInResizeObserver implements ResizeObserver {
  observe(): void {
    // No layout in jsdom.
  }
  unobserve(): void {
    // No layout in jsdom.
  }
  disconnect(): void {
    // No layout in jsdom.
  }
}

/** Notifies all observers of `target` that it is in view now (or has left). Wrap in `act` when React listens. */
export function comeIntoView(target: Element, isIntersecting = true): void {
  const rect = target.getBoundingClientRect();
  for (const observer of [...watching]) {
    if (!observer.targets.has(target)) continue;
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
      time: performance.now(),
    };
    observer.callback([entry], observer);
  }
}

/** Installs the replacements once per page. */
export function installObservers(): void {
  Object.assign(globalThis, {
    IntersectionObserver: StandInIntersectionObserver,
    ResizeObserver: StandInResizeObserver,
  });
}
