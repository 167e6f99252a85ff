import path from 'node:path';
import { hostApiVersion, hostModules } from '../../../shared/federation/host-api/host-api.ts';
import { root, versionOf } from '../packages.ts';

/**
 * Modules of which a page must have only one instance: those of the host API. The shell provides each one (eagerly), remotes
 * only import it. Names have to be written exactly as they are imported.
 */
export interface Singleton {
  readonly request: string;
  /** The version that the shell provides. */
  readonly version: string;
  /** The semver range that a remote requires. */
  readonly required: string;
}

const [major] = hostApiVersion.split('.');

export function singletons(): readonly Singleton[] {
  return Object.entries(hostModules).map(([request, { range }]) =>
    range === undefined
      ? { request, version: `${hostApiVersion}.0`, required: `^${String(major)}.0.0` }
      : { request, version: installed(packageOf(request)), required: range },
  );
}

/** The third-party packages that the shell shares, and their installed versions. */
export function sharedPackages(): Readonly<Record<string, string>> {
  const requests = Object.keys(hostModules).filter((request) => hostModules[request]?.range !== undefined);
  return Object.fromEntries(requests.map(packageOf).map((name) => [name, installed(name)]));
}

/** Whether a Node build of a remote leaves this import to the shell's copy. */
export const isSingletonRequest = (request: string): boolean => Object.hasOwn(hostModules, request);

const packageOf = (request: string) => request.replace(/\/.*/, '');
const installed = (name: string) => versionOf(path.join(root, 'node_modules', name));
