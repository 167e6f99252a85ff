import { execFileSync, spawnSync } from 'node:child_process';
import { remotes } from '../remotes.ts';
import { root } from './runners/run-tool.ts';

/** Files that differ, and the folders of the remotes that they belong to, such as `mfe-catalog`. */
export type Change = { readonly files: readonly string[]; readonly remotes: readonly string[] };

/** What is checked. */
export type Scope = 'everything' | Change;

/**
 * A change within remotes (and documents) runs only the checks that it can break. Everything else, such as `shared`, the shell or
 * the tools, is used by all packages: then everything is checked.
 */
export function scopeOf(files: readonly string[]): Scope {
  const folders = new Set<string>(remotes.map(({ folder }) => folder));
  const packages = files.filter((file) => !file.endsWith('.md')).map((file) => file.split('/')[0] ?? '');
  return packages.every((folder) => folders.has(folder))
    ? { files, remotes: [...new Set(packages)] }
    : 'everything';
}

/**
 * Files that differ from a revision, including untracked ones. The default revision is the merge base with the origin's main
 * branch, or the last commit when there is no origin.
 */
export function changedFiles(since?: string): { readonly from: string; readonly files: readonly string[] } {
  const base = since ?? ['origin/HEAD', 'origin/main', 'HEAD'].find(isRevision) ?? 'HEAD';
  if (!isRevision(base)) throw new Error(`git knows no revision '${base}' to compare with.`);
  const [from = base] = git('merge-base', 'HEAD', base);
  const changed = git('diff', '--name-only', '--no-renames', from);
  const files = [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort();
  return { from: `${base} (${from.slice(0, 8)})`, files };
}

const isRevision = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root }).status === 0;

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
