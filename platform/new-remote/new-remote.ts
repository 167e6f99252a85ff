import { prefixFits } from '../../shared/federation/routes/remote-for.ts';
import type { RemoteDefinition } from '../remotes.ts';
import { remoteName } from './remote-name.ts';
import { templateFiles } from './template-files.ts';

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

/** A new remote in this repository. Throws with a sentence when one of this name cannot be made. */
export function newRemote(wanted: string, existing: readonly RemoteDefinition[]): NewRemote {
  const name = remoteName(wanted);
  const folder = `mfe-${name}`;
  const prefix = `/${name}`;
  if (existing.some((remote) => remote.name === name)) {
    throw new Error(`There is a '${name}' already. Choose another name.`);
  }
  const owner = existing.find(({ prefixes }) =>
    prefixes.some((taken) => prefixFits(prefix, taken) || prefixFits(taken, prefix)),
  );
  if (owner) throw new Error(`The addresses below ${prefix} belong to ${owner.name}. Choose another name.`);
  const devPort = Math.max(...existing.map((remote) => remote.devPort)) + 1;
  const placeOf = (file: string) => elsewhere[file]?.(name) ?? `${folder}/${file}`;
  return {
    name,
    definition: { name, folder, devPort, prefixes: [prefix], slots: [] },
    // The remote that it is copied from is a whole one, which the tests build, check and release.
    files: templateFiles('template', name, devPort, placeOf),
  };
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
