import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractTypes } from '../../contract/contract-types.ts';
import { typesFile, type Contract } from '../../contract/contract.ts';
import { mapsFolder } from '../../webpack/packages.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { hostApiVersion } from '../../../shared/federation/host-api/host-api.ts';

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A contract that states nothing but what is given. */
export function contractFor(states: Partial<Contract>): Contract {
  const contract: Contract = {
    ...{ exposes: ['./remote'], routes: { node: [], web: [] }, hostMembers: {}, calls: [], sizes: {} },
    ...{ slots: { offers: {}, fills: {} }, events: { publishes: {}, subscribes: {} }, types: '' },
    ...states,
  };
  return { ...contract, types: integrity(contractTypes(contract)) };
}

/** Source of a remote that can be evaluated. */
const evaluable = ({ name = 'catalog', contract }: Partial<ReleaseFile>) =>
  `exports.remote = { name: '${name}', routes: [] };${contract ? " var exposes = { './remote': () => 0 };" : ''}`;

/** A place in the script of a build with source maps, and the one in the sources that they name. */
export const traced = {
  position: { file: 'remoteEntry.js', line: 1, column: 5 },
  at: { source: 'mfe-catalog/src/remote.ts', line: 6, column: 3, name: 'remote' },
} as const;

/** Writes source maps to a build: of the first ten columns of its scripts. */
export function writeMaps(dist: string): void {
  const { source, name } = traced.at;
  // Line 6, column 3 of the first source, under the first name; the eleventh column has no source.
  const map = { version: 3, sources: [source], names: [name], mappings: 'AAKEA,U' };
  for (const [folder, script] of [
    ['web', 'remoteEntry.js'],
    ['node', 'server.cjs'],
  ] as const) {
    mkdirSync(path.join(dist, folder, mapsFolder), { recursive: true });
    writeFileSync(path.join(dist, folder, mapsFolder, `${script}.map`), JSON.stringify(map));
  }
}

/** Writes a shell in which the builds can be smoke-tested. Returns the folder. */
export function writeShell(dist: string, changes: Partial<ReleaseFile> = {}): string {
  const shell = { name: 'shell', prefixes: [], brings: { react: '19.3.1' }, ...changes };
  return writeBuild(dist, '1.0.0-s', shell, 'exports.sharedModules = {};');
}

/** Writes a minimal build of the catalog, as webpack would. Returns the folder. */
export function writeBuild(
  dist: string,
  version: string,
  changes: Partial<ReleaseFile> = {},
  script = evaluable(changes),
): string {
  mkdirSync(path.join(dist, 'web'), { recursive: true });
  mkdirSync(path.join(dist, 'node'), { recursive: true });
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), script);
  writeFileSync(path.join(dist, 'node/server.cjs'), script);
  if (changes.contract) {
    mkdirSync(path.join(dist, 'types'), { recursive: true });
    writeFileSync(path.join(dist, typesFile), contractTypes(changes.contract));
  }
  const release: ReleaseFile = {
    name: 'catalog',
    version,
    hostApi: hostApiVersion,
    entry: 'remoteEntry.js',
    exposed: [],
    files: { 'remoteEntry.js': integrity(script) },
    server: { entry: 'node/server.cjs', integrity: integrity(script) },
    prefixes: ['/', '/product'],
    slots: [],
    ...changes,
  };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}
