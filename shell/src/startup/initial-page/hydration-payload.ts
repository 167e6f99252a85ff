import type { HydrationState } from 'react-router-dom';
import type { Host, RemoteArea } from '@ritual/shared/federation';
import type { Snapshot } from '../../federation/snapshot.ts';

export const hydrationPayloadId = 'page';
export const rootId = 'root';

/** What the server passes to the browser, as JSON at the end of the body. */
export interface HydrationPayload {
  /** `hydrate`: the page is complete; `client`: only the frame, the browser renders the page. */
  readonly mode: 'hydrate' | 'client';
  readonly snapshot: Snapshot;
  /** The page belongs to an area with its own frame. */
  readonly frame?: RemoteArea['frame'];
  readonly shop: Host['shop'];
  readonly hydration?: HydrationState;
  /** URL of the event stream that announces new builds; in development only. */
  readonly reload?: string;
}

/** Reads the payload. Throws when the page was not rendered by the shell's server. */
export function readHydrationPayload(): HydrationPayload {
  const element = document.getElementById(hydrationPayloadId);
  if (!element?.textContent) throw new Error('The page has no hydration payload.');
  return JSON.parse(element.textContent) as HydrationPayload;
}
