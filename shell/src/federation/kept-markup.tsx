import { useLayoutEffect, useRef, type ComponentProps, type FormEvent } from 'react';

interface Kept {
  readonly nodes: readonly Node[];
  /** Path and search of the page they are of. */
  readonly address: string;
  /** Whether they say something: not what is only drawn until the browser knows who is there. */
  readonly readable: boolean;
}

let kept: Kept | undefined;

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
}

/** Whether there is any of this page that can be read. */
export function hasMarkup(address: string): boolean {
  return kept?.address === address && kept.readable && kept.nodes.length > 0;
}

/** What would be sent here goes nowhere. */
function sendNothing(event: FormEvent): void {
  if (event.target instanceof HTMLFormElement && event.target.method === 'post') event.preventDefault();
}

/** Shows it: to be read, its links lead on, but nothing else in it answers. Empty when there is none. */
export function KeptMarkup(props: ComponentProps<'div'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...(kept?.nodes ?? [])), []);
  return <div {...props} ref={place} onSubmit={sendNothing} />;
}
