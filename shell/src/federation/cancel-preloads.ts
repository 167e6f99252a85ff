import type { SnapshotRelease } from './snapshot.ts';

/**
 * Cancels the preloads of a remote that does not answer, by removing their links. By HTTP/1.1 a browser has six connections to a
 * host: when they all hang, no other part of the store gets an answer either.
 */
export function cancelPreloads({ base }: Pick<SnapshotRelease, 'base'>): void {
  // Its releases share a folder.
  const folder = base.replace(/[^/]+\/$/, '');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (new URL(link.href).pathname.startsWith(folder)) link.remove();
  }
}
