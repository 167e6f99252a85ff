import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildablePackage } from '@ritual/platform/webpack';
import { repository } from '../../store/team-elsewhere.ts';

const run = promisify(execFile);

/**
 * The packages of the host API in another version within the ranges that remotes ask for; `e2e/package.json` installs them as
 * `react-minor` and so on. styled-components has none: its range begins with the newest.
 */
const stepped = ['react', 'react-dom', 'react-router-dom'];

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Builds today's shell as its team would after installing other versions of the shared packages: in a checkout of its own, whose
 * node_modules has these.
 */
export async function shellWith(
  step: 'minor' | 'patch',
  folder: string,
): Promise<{ readonly pkg: BuildablePackage; readonly brings: Readonly<Record<string, string>> }> {
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(path.join(repository, name), path.join(folder, name));
  for (const name of ['shared', 'shell', 'platform']) {
    const from = path.join(repository, name);
    const filter = (file: string) => !/^(node_modules|dist)$/.test(path.basename(file));
    cpSync(from, path.join(folder, name), { recursive: true, filter });
    symlinkSync(path.join(from, 'node_modules'), path.join(folder, name, 'node_modules'));
  }
  linkPackages(step, folder);
  // Another version than the shell that is live: a store refuses other bytes under a version that it has.
  const manifest = path.join(folder, 'shell/package.json');
  writeFileSync(
    manifest,
    JSON.stringify({ ...manifestOf(path.dirname(manifest)), version: `0.2.0-${step}` }),
  );
  await run(process.execPath, ['platform/webpack/build.ts', 'shell'], { cwd: folder });
  const brings = Object.fromEntries(
    stepped.map((name) => [name, manifestOf(path.join(folder, 'node_modules', name)).version]),
  );
  return { pkg: { name: 'shell', folder: 'shell', path: path.join(folder, 'shell') }, brings };
}

/** What imports React is copied: a linked package would find the repository's. */
const importsReact = (from: string) =>
  ['shared', 'shell']
    .flatMap((name) => Object.keys(manifestOf(path.join(repository, name)).dependencies ?? {}))
    .filter((name) => !name.startsWith('@ritual/') && !stepped.includes(name))
    .filter((name) => existsSync(path.join(from, name)))
    .filter((name) => manifestOf(path.join(from, name)).peerDependencies?.['react'] !== undefined);

function linkPackages(step: string, folder: string): void {
  const from = path.join(repository, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(path.join(to, '@ritual'), { recursive: true });
  for (const name of ['shared', 'shell', 'platform'])
    symlinkSync(path.join(folder, name), path.join(to, '@ritual', name));
  const copied = importsReact(from);
  const own = new Set(['@ritual', '.cache', ...stepped, ...copied]);
  for (const name of readdirSync(from).filter((name) => !own.has(name)))
    symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of stepped)
    cpSync(path.join(from, `${name}-${step}`), path.join(to, name), { recursive: true });
  for (const name of copied) cpSync(path.join(from, name), path.join(to, name), { recursive: true });
}
