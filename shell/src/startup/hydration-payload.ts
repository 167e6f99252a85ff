import type { HydrationState } from 'react-router-dom';
import type { Host } from '@ritual/shared/federation';
import type { Snapshot } from '../federation/snapshot.ts';

export const hydrationPayloadId = 'page';
export const rootId = 'root';
/** The style element with the typeface, on pages whose bootstrap loader switches it on. */
export const fontStyleId = 'fonts';

/** What the server leaves in the page for the browser, as JSON at the end of the body. */
export interface HydrationPayload {
  /** `hydrate`: the page is there whole; `client`: only its frame, the browser draws it. */
  readonly mode: 'hydrate' | 'client';
  readonly snapshot: Snapshot;
  readonly shop: Host['shop'];
  readonly hydration?: HydrationState;
  /** Address of the stream that tells of new builds; in development only. */
  readonly reload?: string;
}

/** Reads what the server left. Throws when the page was not made by the shell's server. */
export function readHydrationPayload(): HydrationPayload {
  const element = document.getElementById(hydrationPayloadId);
  if (!element?.textContent) throw new Error('The page carries no data.');
  return JSON.parse(element.textContent) as HydrationPayload;
}
