import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { hostModules } from '../../shared/federation/host-api/host-api.ts';
import { root } from '../root.ts';
import { exportsOf } from './collect.ts';
import { declarationsOf, scriptOf } from './compile.ts';
import { importsOf } from './imports.ts';
import { packageSources, readManifest, type PackageSource } from './packages.ts';

const versions = z.record(z.string(), z.string()).optional();
const workspaceSchema = z.object({ dependencies: versions, devDependencies: versions });
const dependenciesOf = (folder: string) =>
  workspaceSchema.parse(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));

/** The package.json of a packed package. `scripts` and `declarations` are the texts of its files. */
export function packedManifest(
  source: PackageSource,
  scripts: readonly string[],
  declarations: readonly string[],
): object {
  const { exports: _exports, bin, files: _files, ...rest } = readManifest(source);
  const entry = (file: string) =>
    /\.tsx?$/.test(file) ? { types: declarationsOf(file), default: scriptOf(file) } : file;
  return {
    ...rest,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=24' },
    exports: {
      ...Object.fromEntries(
        Object.entries(exportsOf(source)).map(([subpath, file]) => [subpath, entry(file)]),
      ),
      './package.json': './package.json',
    },
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, scriptOf(file)])),
    }),
    ...neededBy(source, rest.name, scripts, declarations),
  };
}

/** What a package needs, in the versions of this repository, with which it was tested. */
function neededBy(
  { sources, brings }: PackageSource,
  self: string,
  scripts: readonly string[],
  declarations: readonly string[],
) {
  const own = dependenciesOf(sources);
  const tools = { ...dependenciesOf('workshop').devDependencies, ...dependenciesOf('.').devDependencies };
  const dependencies: Record<string, string> = {};
  const peerDependencies: Record<string, string> = {};
  const optional: string[] = [];
  for (const name of [...new Set([...packagesOf(scripts), ...brings])].sort()) {
    const ours = packageSources.map(readManifest).find((other) => other.name === name);
    const version = own.dependencies?.[name] ?? own.devDependencies?.[name];
    const range = hostModules[name]?.range;
    if (name === self) continue;
    // One copy of each for the tests of a remote and what they render: the remote's own.
    if (ours) peerDependencies[name] = ours.version;
    else if (range !== undefined) peerDependencies[name] = range;
    else if (version !== undefined) dependencies[name] = version;
    else if (tools[name] === undefined)
      throw new Error(`${self} needs ${name}, which no package.json names.`);
    else if (brings.includes(name)) dependencies[name] = tools[name];
    else {
      // Test tools, which @ritual/testing brings.
      peerDependencies[name] = tools[name];
      optional.push(name);
    }
  }
  for (const name of packagesOf(declarations).map((imported) => `@types/${imported}`)) {
    if (tools[name] !== undefined) dependencies[name] = `^${tools[name]}`;
  }
  return {
    dependencies,
    peerDependencies,
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    }),
  };
}

function packagesOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap(importsOf))]
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}
