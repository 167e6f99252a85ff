import path from 'node:path';
import { contractVersion } from '../../../shared/federation/remote-module.ts';
import { root, sharedFolder, versionOf } from '../packages.ts';

/**
 * Modules of which a page must have only one instance. Shell and remotes read this list: the shell provides each one (eagerly),
 * remotes only import it. Names have to be written exactly as they are imported; those ending in a slash cover all subpaths.
 *
 * `ui`, `blocks`, `kernel` and `contract` are left out on purpose: they hold no state and are bundled (tree-shaken) into each
 * package that uses them, and so a remote may be ahead of the shell.
 */
const thirdParty = ['react', 'react-dom', 'styled-components'] as const;
const withSubpaths = ['react/', 'react-dom/'] as const;

/**
 * Modules of shared that hold state or context; and the theme, which holds neither, but every package needs all of it: 2.7 KB
 * less in every remote.
 */
export const sharedSingletons = ['routing', 'http', 'events', 'state', 'federation', 'theme'] as const;

export interface Singleton {
  readonly request: string;
  /** The version that the shell provides. */
  readonly version: string;
  /** The semver range that a remote requires. */
  readonly required: string;
}

/**
 * The major version of these modules is the contract version of host and remotes, so that only raising that makes old remotes
 * incompatible with a new shell; a remote built against a newer minor version of shared refuses an older shell instead of missing
 * an export at run time.
 */
function moduleVersion(): { version: string; required: string } {
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
    ...sharedSingletons.map((module) => ({ request: `@ritual/shared/${module}`, ...moduleVersion() })),
  ];
}

/** Whether a Node build of a remote leaves this import to the shell's copy. */
export function isSingletonRequest(request: string): boolean {
  return (
    (thirdParty as readonly string[]).includes(request) ||
    withSubpaths.some((prefix) => request.startsWith(prefix)) ||
    sharedSingletons.some((module) => request === `@ritual/shared/${module}`)
  );
}
