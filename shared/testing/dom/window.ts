// Media queries, scrolling and the times of loading, which jsdom lacks. Tests run in a desktop window with reduced motion, so that they never wait
// for an animation.

class StandInMediaQueryList extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly matches: boolean;
  onchange: MediaQueryList['onchange'] = null;

  constructor(media: string) {
    super();
    this.media = media;
    this.matches = matches(media);
  }
  addListener(): void {
    // The deprecated name; does nothing here.
  }
  removeListener(): void {
    // The deprecated name; does nothing here.
  }
}

function matches(query: string): boolean {
  const width = window.innerWidth;
  return query.split(',').some((part) => {
    const min = /min-width:\s*([\d.]+)px/.exec(part);
    const max = /max-width:\s*([\d.]+)px/.exec(part);
    if (min && width < Number(min[1])) return false;
    if (max && width > Number(max[1])) return false;
    if (part.includes('prefers-reduced-motion')) return part.includes('reduce');
    if (part.includes('hover:') || part.includes('pointer:')) return /hover: hover|pointer: fine/.test(part);
    return min !== null || max !== null;
  });
}

/** Installs the replacements once per page. */
export function installWindow(): void {
  Object.assign(window, {
    matchMedia: (query: string): MediaQueryList => new StandInMediaQueryList(query),
    scrollTo: () => undefined,
  });
  // Nothing was loaded, and no server has sent the page.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
}
