import path from 'node:path';
import { contractVersion } from '../../../shared/federation/remote-module.ts';
import { root, sharedFolder, versionOf } from '../packages.ts';

/**
 * Everything of which a page may hold one instance only. Shell and remotes read this one list: the shell
 * brings each (eagerly), remotes only ask for it. Keys have to be written exactly as they are imported;
 * those ending in a slash stand for all paths below.
 *
 * `ui`, `blocks`, `kernel` and `contract` are left out on purpose: they hold no state, are bundled
 * (tree-shaken) into whoever uses them, and so a remote may be ahead of the shell.
 */
const thirdParty = ['react', 'react-dom', 'styled-components'] as const;
const withSubpaths = ['react/', 'react-dom/'] as const;

/**
 * Rooms of shared that hold state or context; and the theme, which holds neither but is needed whole by
 * everybody: 2.7 KB less in every remote.
 */
export const sharedSingletons = ['routing', 'http', 'events', 'state', 'federation', 'theme'] as const;

export interface Singleton {
  readonly request: string;
  /** What the shell brings. */
  readonly version: string;
  /** What a remote asks for, as a semver range. */
  readonly required: string;
}

/**
 * The rooms of shared are numbered by the agreement between host and remotes first, so that raising it (and
 * nothing else) parts old remotes from a new shell; a remote built against a newer minor version of shared
 * refuses an older shell instead of missing a name at run time.
 */
function roomVersion(): { version: string; required: string } {
  const [major = 0, minor = 0, patch = 0] = versionOf(sharedFolder).split('.').map(Number);
  const minorOfBoth = major * 1000 + minor;
  return {
    version: `${String(contractVersion)}.${String(minorOfBoth)}.${String(patch)}`,
    required: `^${String(contractVersion)}.${String(minorOfBoth)}.0`,
  };
}

export function singletons(): readonly Singleton[] {
  const installed = (request: string) => {
    const version = versionOf(path.join(root, 'node_modules', request.replace(/\/$/, '')));
    return { request, version, required: `^${version}` };
  };
  return [
    ...thirdParty.map(installed),
    ...withSubpaths.map(installed),
    ...sharedSingletons.map((room) => ({ request: `@ritual/shared/${room}`, ...roomVersion() })),
  ];
}

/** The requests that a Node build of a remote leaves to the shell's copy. */
export function isSingletonRequest(request: string): boolean {
  return (
    (thirdParty as readonly string[]).includes(request) ||
    withSubpaths.some((prefix) => request.startsWith(prefix)) ||
    sharedSingletons.some((room) => request === `@ritual/shared/${room}`)
  );
}
