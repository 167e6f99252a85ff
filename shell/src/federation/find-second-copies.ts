import type { Host } from '@ritual/shared/federation';

interface WatchOptions {
  readonly report: Host['report'];
  readonly router: { readonly subscribe: (listener: () => void) => () => void };
}

/**
 * Reports a second React or styled-components, and the remote that has brought it, if that can be seen: hooks and styles of the two do
 * not know each other, and what fails is somewhere else. Our own builds cannot contain one (platform/webpack/plugins/host-api-use.ts),
 * those of other repositories can. Looked for when the page has come to rest, and after each navigation, which may load another remote;
 * each is reported once.
 */
export function watchForSecondCopies({ report, router }: WatchOptions): void {
  const reported = new Set<string>();
  const look = () => {
    for (const [name, element] of secondCopies(document)) {
      if (reported.has(name)) continue;
      reported.add(name);
      const remote = remoteOf(element);
      report(new Error(`${remote} has brought a second ${name}: build it without.`), { remote });
    }
  };
  look();
  router.subscribe(() => setTimeout(look, 1000));
}

/** What libraries leave in the page, although not meant to be read: nothing but this report depends on it. */
function secondCopies(page: Document): ReadonlyMap<string, Element | null> {
  const found = new Map<string, Element | null>();
  // Each copy adds one style element with its rules.
  const [, style] = page.querySelectorAll<HTMLStyleElement>('style[data-styled=active]');
  if (style) {
    const selector = /^\.[\w-]+/.exec(style.sheet?.cssRules[0]?.cssText ?? '');
    found.set('styled-components', selector && page.querySelector(selector[0]));
  }
  // Each copy of react-dom marks the elements that it has rendered with a number of its own.
  let first: string | undefined;
  for (const element of page.body.querySelectorAll('*')) {
    const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber'));
    first ??= mark;
    if (mark !== first && mark !== undefined) found.set('react', element);
  }
  return found;
}

/** The package of an element's component, by its class, or of those around it. */
function remoteOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const owner = /(?:^|\s)([\w-]+)__sc-/.exec(at.getAttribute('class') ?? '')?.[1];
    if (owner !== undefined && !['shared', 'shell'].includes(owner)) return owner;
  }
  return 'A remote';
}
