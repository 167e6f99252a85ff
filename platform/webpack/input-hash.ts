import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isPacked } from '../root.ts';
import { root, versionOf, type BuildablePackage } from './packages.ts';

const notShipped = /(\.test\.tsx?|\.snap|\.stories\.tsx?|\.md)$/;
const ignoredFolders = new Set(['node_modules', 'dist', 'coverage']);
/** Modules of shared that no shipped script imports. */
const notBuilt = ['shared/demo', 'shared/mocks', 'shared/testing'];

/**
 * Hash (eight hexadecimal digits) of all inputs of a build: the package's sources, shared, the webpack configurations and the
 * lock file. The same inputs give the same version on every machine.
 */
export function inputHash(pkg: BuildablePackage, mode: string): string {
  const hash = createHash('sha256').update(`${mode}\n`);
  const own = path.relative(root, pkg.path);
  for (const file of isPacked ? outsideFiles() : [...filesOf(own, false), ...commonFiles()]) {
    hash.update(`${file}\n`).update(contentHash(file)).update('\n');
  }
  return hash.digest('hex').slice(0, 8);
}

/** Version of a build: the package's own version and a hash of its inputs. That of a development build says what it is, as a watcher's. */
export function buildVersion(pkg: BuildablePackage, mode: 'production' | 'development'): string {
  return `${versionOf(pkg.path)}-${mode === 'production' ? '' : 'dev.'}${inputHash(pkg, mode)}`;
}

function commonFiles(): string[] {
  return [
    ...filesOf('shared', true),
    ...filesOf('platform/webpack', false),
    // What reads the contract out of the scripts.
    ...filesOf('platform/contract', false),
    'platform/remotes.ts',
    'package-lock.json',
  ];
}

/** In another team's repository: its sources, and which packages they are built with. */
function outsideFiles(): string[] {
  const packages = ['shared', 'build'].map((name) => `node_modules/@ritual/${name}/package.json`);
  const named = ['package.json', 'package-lock.json', ...packages];
  return [...filesOf('src', false), ...named.filter((file) => existsSync(path.join(root, file)))];
}

function filesOf(folder: string, sharedFolders: boolean): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (ignoredFolders.has(entry.name) || (sharedFolders && notBuilt.includes(name))) continue;
      // The shell's server runs its own sources; they are not part of a build.
      if (name === 'shell/server') continue;
      found.push(...filesOf(name, false));
    } else if (entry.isFile() && !notShipped.test(name)) {
      found.push(name);
    }
  }
  return found.sort();
}

const known = new Map<string, { stamp: string; hash: string }>();

/** Hash of a file's content; within one process an unchanged file is read once. */
function contentHash(file: string): string {
  const absolute = path.join(root, file);
  const { mtimeMs, size } = statSync(absolute);
  const stamp = `${String(mtimeMs)}:${String(size)}`;
  const before = known.get(file);
  if (before?.stamp === stamp) return before.hash;
  const hash = createHash('sha256').update(readFileSync(absolute)).digest('hex');
  known.set(file, { stamp, hash });
  return hash;
}
