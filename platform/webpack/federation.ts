import { singletons } from './singletons.ts';

/** The shell brings every singleton with its first script. */
export function broughtByShell() {
  return Object.fromEntries(
    singletons().map(({ request, version, required }) => [
      request,
      // A key that ends in a slash takes the version from the package it finds.
      request.endsWith('/')
        ? { singleton: true, eager: true, requiredVersion: required }
        : { singleton: true, eager: true, strictVersion: true, version, requiredVersion: required },
    ]),
  );
}

/** Remotes ask the shell and carry no copy of their own: nothing to fall back to, and nothing built twice. */
export function askedByRemotes() {
  return Object.fromEntries(
    singletons().map(({ request, required }) => [
      request,
      { singleton: true, strictVersion: true, requiredVersion: required, import: false as const },
    ]),
  );
}
