import path from 'node:path';
import { root, sharedFolder, versionOf } from './packages.ts';

/**
 * Everything of which a page may hold one instance only. Shell and remotes read this one list: the shell
 * brings each (eagerly), remotes only ask for it. Keys have to be written exactly as they are imported;
 * those ending in a slash stand for all paths below.
 *
 * `ui`, `blocks`, `theme`, `kernel` and `contract` are left out on purpose: they hold no state, are bundled
 * (tree-shaken) into whoever uses them, and so a remote may be ahead of the shell.
 */
const thirdParty = ['react', 'react-dom', 'styled-components'] as const;
const withSubpaths = ['react/', 'react-dom/'] as const;

/** Rooms of shared that hold state or context. */
export const statefulRooms = ['routing', 'http', 'events', 'state', 'federation'] as const;

export interface Singleton {
  readonly request: string;
  readonly version: string;
}

export function singletons(): readonly Singleton[] {
  const installed = (name: string) => versionOf(path.join(root, 'node_modules', name.replace(/\/$/, '')));
  const own = versionOf(sharedFolder);
  return [
    ...thirdParty.map((request) => ({ request, version: installed(request) })),
    ...withSubpaths.map((request) => ({ request, version: installed(request) })),
    ...statefulRooms.map((room) => ({ request: `@ritual/shared/${room}`, version: own })),
  ];
}

/** The requests that a Node build of a remote leaves to the shell's copy. */
export function isSingletonRequest(request: string): boolean {
  return (
    (thirdParty as readonly string[]).includes(request) ||
    withSubpaths.some((prefix) => request.startsWith(prefix)) ||
    statefulRooms.some((room) => request === `@ritual/shared/${room}`)
  );
}
