import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { importsOf } from './imports.ts';
import { readManifest, type PackageSource } from './packages.ts';

const shared = path.join(root, 'shared');

/** The files of a package: its entry points and all that they import. Paths from its sources. */
export function filesOf(source: PackageSource): readonly string[] {
  const folder = path.join(root, source.sources);
  const { exports, bin = {} } = readManifest(source);
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const name of importsOf(readFileSync(path.join(folder, file), 'utf8'))) {
      if (!name.startsWith('.')) continue;
      const target = path.join(folder, path.dirname(file), name);
      if (isWithin(folder, target)) add(path.relative(folder, target));
      else if (!isWithin(shared, target)) {
        throw new Error(
          `${source.sources}/${file} imports ${path.relative(root, target)}, which is in no package for other teams. Move what is needed of it into shared or platform.`,
        );
      }
    }
  };
  for (const entry of [...Object.values(exports), ...Object.values(bin)]) {
    if (/\.tsx?$/.test(entry)) add(path.normalize(entry));
  }
  return [...found].sort();
}

/** A relative import of a file of `shared` from outside of it, as the name under which the package exports it. */
export function sharedName(target: string): string {
  const file = `./${path.relative(shared, target).split(path.sep).join('/')}`;
  const { exports } = readManifest({ home: 'shared', sources: 'shared', declarations: '', brings: [] });
  const [subpath] = Object.entries(exports).find(([, entry]) => entry === file) ?? [];
  if (subpath === undefined) {
    throw new Error(
      `The packages need shared/${file.slice(2)}: name it in the exports of shared/package.json.`,
    );
  }
  return `@ritual/shared${subpath.slice(1)}`;
}

export function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}
