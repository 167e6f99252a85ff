import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '../root.ts';
import { swcOptions } from '../webpack/configurations/swc-options.ts';
import { isWithin, sharedName } from './collect.ts';
import { withImports } from './imports.ts';
import type { PackageSource } from './packages.ts';

/** The namespace of the builds: the shell and all remotes have the same class names for a component of shared. */
const { jsc, ...builds } = swcOptions({ namespace: 'shared', mode: 'production', target: 'web' });
/** Node and Jest ask for `with { type: 'json' }`. */
const options = {
  ...builds,
  jsc: { ...jsc, experimental: { ...jsc?.experimental, keepImportAttributes: true } },
};

/** Writes one source of a package as JavaScript with its declarations; anything else as it is. */
export function compileInto(folder: string, source: PackageSource, file: string): void {
  const from = path.join(root, source.sources, file);
  const to = path.join(folder, file);
  mkdirSync(path.dirname(to), { recursive: true });
  if (!/\.tsx?$/.test(file)) return cpSync(from, to);
  const { code } = transformSync(readFileSync(from, 'utf8'), { ...options, filename: from });
  const rename = (name: string) => renamed(name, from, source);
  writeFileSync(scriptOf(to), withImports(code, rename));
  if (/\.d\.ts$/.test(file)) return;
  const declarations = path.join(root, source.declarations, declarationsOf(file));
  if (!existsSync(declarations)) {
    throw new Error(
      `${source.sources}/${file} has no declarations: is it part of a project of tsconfig.json?`,
    );
  }
  writeFileSync(declarationsOf(to), withImports(readFileSync(declarations, 'utf8'), rename));
}

export const scriptOf = (file: string) => file.replace(/\.tsx?$/, '.js');
export const declarationsOf = (file: string) => file.replace(/\.tsx?$/, '.d.ts');

function renamed(name: string, from: string, source: PackageSource): string {
  if (!name.startsWith('.')) return name;
  const target = path.join(path.dirname(from), name);
  return isWithin(path.join(root, source.sources), target) ? scriptOf(name) : sharedName(target);
}
