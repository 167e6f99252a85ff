import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prefixFits } from '../../shared/federation/routes/remote-for.ts';
import { ownPrefixes } from '../release/publish/release-file.ts';
import type { RemoteDefinition } from '../remotes.ts';

/** The remote that a new one is copied from: a whole one, which the tests build, check and release. */
const template = path.join(import.meta.dirname, 'template');
const sampleName = /sample/g;
const sampleTitle = /Sample/g;
/** From the folder of the template to the root, and its port. */
const sampleRoot = /\.\.\/\.\.\/\.\.\//g;
const samplePort = /3099/g;

/** Files of the template that do not go into the folder of the new remote. */
const elsewhere: Readonly<Record<string, (name: string) => string>> = {
  'journey.spec.txt': (name) => `e2e/journeys/mfe-${name}/${name}.spec.ts`,
  'pipeline.yml': (name) => `.github/workflows/mfe-${name}.yml`,
};

export interface NewRemote {
  readonly name: string;
  /** New files by path from the root. */
  readonly files: Readonly<Record<string, string>>;
  readonly definition: RemoteDefinition;
}

/** Throws with a sentence when a remote of this name cannot be made. */
export function newRemote(name: string, existing: readonly RemoteDefinition[]): NewRemote {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `'${name}' is no name for a remote: small letters, digits and hyphens, such as gift-guide.`,
    );
  }
  const folder = `mfe-${name}`;
  const prefix = `/${name}`;
  if (name === 'shell' || existing.some((remote) => remote.name === name)) {
    throw new Error(`There is a '${name}' already. Choose another name.`);
  }
  if (ownPrefixes.includes(name)) {
    throw new Error(`The addresses below ${prefix} belong to the store itself. Choose another name.`);
  }
  const owner = existing.find(({ prefixes }) =>
    prefixes.some((taken) => prefixFits(prefix, taken) || prefixFits(taken, prefix)),
  );
  if (owner) throw new Error(`The addresses below ${prefix} belong to ${owner.name}. Choose another name.`);
  const devPort = Math.max(...existing.map((remote) => remote.devPort)) + 1;
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(dist|node_modules)\//.test(file));
  const renamed = (text: string) =>
    text
      .replace(sampleRoot, '../')
      .replace(samplePort, String(devPort))
      .replace(sampleName, name)
      .replace(sampleTitle, titleOf(name));
  return {
    name,
    definition: { name, folder, devPort, prefixes: [prefix], slots: [] },
    files: Object.fromEntries(
      files.map((file) => [
        elsewhere[file]?.(name) ?? `${folder}/${file.replace(sampleName, name)}`,
        renamed(readFileSync(path.join(template, file), 'utf8')),
      ]),
    ),
  };
}

/** `gift-guide` → Gift guide. */
function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}

/** `platform/remotes.ts` with the new remote at its end. */
export function withDefinition(source: string, definition: RemoteDefinition): string {
  const { name, folder, devPort, prefixes, slots } = definition;
  const list = (items: readonly string[]) => `[${items.map((item) => `'${item}'`).join(', ')}]`;
  const entry = `  {
    name: '${name}',
    folder: '${folder}',
    devPort: ${String(devPort)},
    prefixes: ${list(prefixes)},
    slots: ${list(slots)},
  },
`;
  return inserted(source, '] as const satisfies readonly RemoteDefinition[];', entry);
}

/** The root's `tsconfig.json` with the new folder. */
export function withReference(source: string, folder: string): string {
  return inserted(source, '    { "path": "./api" }', `    { "path": "./${folder}" },\n`);
}

function inserted(source: string, before: string, text: string): string {
  const at = source.indexOf(before);
  if (at === -1) throw new Error(`A file has no '${before.trim()}' any more: add the new remote by hand.`);
  return source.slice(0, at) + text + source.slice(at);
}
