import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { importsOf } from './imports.ts';
import { packageSources, readManifest, sharedPackage, type PackageSource } from './packages.ts';

const shared = path.join(root, 'shared');

/** The files of a package: its entry points and all that they import. Paths from its sources. */
export function filesOf(source: PackageSource): readonly string[] {
  return collect(source).files;
}

interface Collected {
  readonly files: readonly string[];
  /** Files of shared that they import by relative path; from `shared`. */
  readonly ofShared: readonly string[];
}

function collect(source: PackageSource): Collected {
  const folder = path.join(root, source.sources);
  const files = new Set<string>();
  const ofShared = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const name of importsOf(readFileSync(path.join(folder, file), 'utf8'))) {
      if (!name.startsWith('.')) continue;
      const target = path.join(folder, path.dirname(file), name);
      if (isWithin(folder, target)) add(path.relative(folder, target));
      else if (isWithin(shared, target)) ofShared.add(path.relative(shared, target));
      else {
        throw new Error(
          `${source.sources}/${file} imports ${path.relative(root, target)}, which is in no package for other teams. Move what is needed of it into shared or platform.`,
        );
      }
    }
  };
  for (const entry of Object.values(entriesOf(source))) {
    if (/\.tsx?$/.test(entry)) add(path.normalize(entry));
  }
  return { files: [...files].sort(), ofShared: [...ofShared].sort() };
}

function entriesOf(source: PackageSource): Readonly<Record<string, string>> {
  const { bin = {} } = readManifest(source);
  return { ...exportsOf(source), ...bin };
}

/**
 * Entry points of a package by subpath. The files of shared that the other packages use and that it does not export have names for them
 * alone: all packages have one version.
 */
export function exportsOf(source: PackageSource): Readonly<Record<string, string>> {
  const { exports } = readManifest(source);
  if (source !== sharedPackage) return exports;
  const named = new Set(Object.values(exports));
  const internal = packageSources
    .filter((other) => other !== sharedPackage)
    .flatMap((other) => collect(other).ofShared)
    .map((file) => `./${file.split(path.sep).join('/')}`)
    .filter((file) => !named.has(file));
  return {
    ...exports,
    ...Object.fromEntries(
      internal.map((file) => [`./internal${file.slice(1).replace(/\.tsx?$/, '')}`, file]),
    ),
  };
}

let names: Map<string, string> | undefined;

/** A file of `shared` under the name by which the other packages import it. */
export function sharedName(target: string): string {
  names ??= new Map(Object.entries(exportsOf(sharedPackage)).map(([subpath, file]) => [file, subpath]));
  const file = `./${path.relative(shared, target).split(path.sep).join('/')}`;
  const subpath = names.get(file);
  if (subpath === undefined) throw new Error(`No package imports shared/${file.slice(2)}.`);
  return `@ritual/shared${subpath.slice(1)}`;
}

export function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}
