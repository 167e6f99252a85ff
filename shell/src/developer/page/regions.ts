import { remoteFor } from '@ritual/shared/federation/remote-for';
import type { Snapshot } from '../../federation/snapshot.ts';

/** A part of the page and who owns it. */
export interface Region {
  /** `shell`, or the name of the remote. */
  readonly owner: string;
  /** What it is of its owner: a page or a slot. */
  readonly part: string;
  readonly elements: readonly Element[];
}

/** Class names of components begin with the package that they are of (platform/webpack/configurations/base.ts). */
const ownerClass = /(?:^|\s)([a-z][a-z0-9-]*)__sc-/;

/** The package that an element's component is of; `shared` for those that all packages use. */
export const ownerOf = (element: Element): string | undefined =>
  ownerClass.exec(element.getAttribute('class') ?? '')?.[1];

/** The regions on the page now: the shell, the page of its remote, and what other remotes have filled in. */
export function regionsOf(page: Document, pathname: string, snapshot: Snapshot): readonly Region[] {
  const main = page.getElementById('main');
  const pageOwner = remoteFor(pathname, snapshot.remotes);
  // What is around the region that remotes fill.
  const frame = [page.querySelector('#root header'), page.querySelector('#root footer')];
  const regions: Region[] = [
    { owner: 'shell', part: '', elements: frame.filter((element) => element !== null) },
  ];
  if (pageOwner !== undefined) {
    regions.push({ owner: pageOwner, part: pageName(pathname), elements: main ? [main] : [] });
  }
  for (const [name, { slots }] of Object.entries(snapshot.remotes)) {
    if (slots.length === 0) continue;
    const elements = outermost(page, name).filter(
      (element) => name !== pageOwner || !main?.contains(element),
    );
    if (elements.length > 0) regions.push({ owner: name, part: slots.join(', '), elements });
  }
  return regions;
}

/** The elements of a package that are in no other element of it. */
function outermost(page: Document, name: string): readonly Element[] {
  const own = [...page.querySelectorAll(`[class*="${name}__sc-"]`)].filter(
    (element) => ownerOf(element) === name,
  );
  return own.filter((element) => !own.some((other) => other !== element && other.contains(element)));
}

/** The first part of the address names a page to people: `/product/101` is 'product'. */
const pageName = (pathname: string): string => pathname.split('/')[1] || 'home';
