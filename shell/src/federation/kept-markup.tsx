import { useLayoutEffect, useRef, type ComponentProps } from 'react';

interface Kept {
  readonly nodes: readonly Node[];
  /** Path and search of the page they are of. */
  readonly address: string;
  /** Whether they say something: not what is only drawn until the browser knows who is there. */
  readonly readable: boolean;
}

let kept: Kept | undefined;
let first = true;

/** Keeps what the server drew in a region, to stand in the page's place. Call before anything is drawn over it. */
export function keepMarkup(region: Element | null, { pathname, search }: Location): void {
  kept = {
    nodes: [...(region?.childNodes ?? [])],
    address: pathname + search,
    readable: region?.querySelector('[aria-busy="true"]') === null,
  };
}

/** Call when the page is drawn, or when another address is shown. */
export function forgetMarkup(): void {
  kept = undefined;
  first = false;
}

/** Whether the page that this document was loaded with has neither been shown by React nor left yet. */
export function isFirstPage(): boolean {
  return first;
}

/** Whether there is any of this page that can be read. */
export function hasMarkup(address: string): boolean {
  return kept?.address === address && kept.readable && kept.nodes.length > 0;
}

/**
 * Shows it: to be read, and its links lead on. What else is done in it is remembered and replayed when the page comes
 * (`app/early-input.ts`, which knows it by `data-kept`). Empty when there is none.
 */
export function KeptMarkup(props: ComponentProps<'div'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...(kept?.nodes ?? [])), []);
  return <div {...props} ref={place} data-kept="" />;
}
