// `npm run release -- publish mfe-catalog | promote catalog <version> | rollback catalog | prune | list`
import path from 'node:path';
import { list } from './list.ts';
import { packageNames, packageToPublish, remoteNamed, remoteNames, versionsThere } from './named.ts';
import { promote, rollback } from './promote/promote.ts';
import { keepDays, prune } from './prune.ts';
import { publish } from './publish/publish.ts';
import { mustBeRemote } from './promote/published.ts';
import { fromRoot, parseFields } from '../settings/index.ts';
import { ReleaseError } from './release-error.ts';

const usage = `Usage:
  npm run release -- publish <package>            copy its build to the releases
  npm run release -- promote <remote> <version>   make a release live
  npm run release -- rollback <remote>            make the release before live again; each time further back
  npm run release -- prune [days]                 remove what is not live, cannot be gone back to, and was neither
                                                  published nor live in the last ${String(keepDays)} days, or so many
  npm run release -- list                         show all releases`;

const dataDir = fromRoot(parseFields(process.env, ['DATA_DIR']).DATA_DIR);

async function run([command, ...words]: readonly string[]): Promise<string> {
  if (command === 'list') return table(words);
  if (command === 'prune') return pruned(words);
  if (command === 'publish') return published(words);
  if (command === 'promote') return promoted(words);
  if (command === 'rollback') return rolledBack(words);
  throw new ReleaseError(command === undefined ? usage : `There is no command '${command}'.\n${usage}`);
}

/** Refuses extra arguments instead of ignoring them: `rollback catalog 1.2.0` does not go back to that version. */
function noMore([word]: readonly string[]): void {
  if (word !== undefined) throw new ReleaseError(`'${word}' is an unexpected argument.\n${usage}`);
}

function published([wanted, ...more]: readonly string[]): string {
  if (!wanted) {
    throw new ReleaseError(
      `Name the package: npm run release -- publish <package>\nPackages: ${packageNames}.`,
    );
  }
  noMore(more);
  const { release, alreadyThere } = publish(path.join(packageToPublish(wanted).path, 'dist'), dataDir);
  return `${release.name} ${release.version} ${alreadyThere ? 'is published already' : 'is published'}.`;
}

async function promoted([wanted, version, ...more]: readonly string[]): Promise<string> {
  if (!wanted) {
    throw new ReleaseError(
      `Name the remote and the version: npm run release -- promote <remote> <version>\nRemotes: ${remoteNames}.`,
    );
  }
  const remote = remoteNamed(wanted);
  mustBeRemote(remote);
  if (!version) {
    throw new ReleaseError(`Name the version of ${remote} to promote. ${versionsThere(dataDir, remote)}`);
  }
  noMore(more);
  const { revision } = await promote(dataDir, remote, version);
  return `${remote} ${version} is live with revision ${String(revision)}.`;
}

async function rolledBack([wanted, ...more]: readonly string[]): Promise<string> {
  if (!wanted) {
    throw new ReleaseError(`Name the remote: npm run release -- rollback <remote>\nRemotes: ${remoteNames}.`);
  }
  noMore(more);
  const remote = remoteNamed(wanted);
  const { revision, remotes } = await rollback(dataDir, remote);
  const { version: live = '', withdrawn: [gone = ''] = [] } = remotes[remote] ?? {};
  return `${remote} ${live} is live again with revision ${String(revision)}; ${gone} was rolled back.`;
}

async function pruned([wanted = String(keepDays), ...more]: readonly string[]): Promise<string> {
  noMore(more);
  const days = Number(wanted);
  if (!Number.isInteger(days) || days < 1) {
    throw new ReleaseError(`Say how many days: a whole number from 1 on, not '${wanted}'.`);
  }
  const removed = await prune(dataDir, { days });
  return removed.length > 0
    ? removed.map(({ name, version }) => `${name} ${version} is removed.`).join('\n')
    : 'There is nothing to remove.';
}

function table(words: readonly string[]): string {
  noMore(words);
  const rows = list(dataDir).map(
    ({ name, version, state }) => `${name.padEnd(16)}${version.padEnd(24)}${state}`,
  );
  return rows.length > 0
    ? rows.map((row) => row.trimEnd()).join('\n')
    : `Nothing has been published in ${dataDir}.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
