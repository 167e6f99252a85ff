import { useLayoutEffect, useRef, type ComponentProps } from 'react';

interface Kept {
  readonly nodes: readonly Node[];
  /** Path and search of the page that the nodes belong to. */
  readonly address: string;
  /** Whether they are content: false for a placeholder that is rendered until the browser knows who is signed in. */
  readonly readable: boolean;
}

let kept: Kept | undefined;
let first = true;

/** Keeps the server-rendered nodes of a region, to be shown in the page's place. Call before React hydrates or replaces them. */
export function keepMarkup(region: Element | null, { pathname, search }: Location): void {
  kept = {
    nodes: [...(region?.childNodes ?? [])],
    address: pathname + search,
    readable: region?.querySelector('[aria-busy="true"]') === null,
  };
}

/** Call when the page is rendered, or when another address is shown. */
export function forgetMarkup(): void {
  kept = undefined;
  first = false;
}

/** Whether the page that this document was loaded with has neither been shown by React nor left yet. */
export function isInitialPage(): boolean {
  return first;
}

/** Whether there is readable server markup of this page. */
export function hasMarkup(address: string): boolean {
  return kept?.address === address && kept.readable && kept.nodes.length > 0;
}

/**
 * Shows the kept server markup: readable, and its links work. Other input in it is recorded and replayed when the page arrives
 * (`startup/bootstrap/early-input.ts`, which finds it by `data-kept`). Empty when there is none.
 */
export function KeptMarkup(props: ComponentProps<'div'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...(kept?.nodes ?? [])), []);
  return <div {...props} ref={place} data-kept="" />;
}
