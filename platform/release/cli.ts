// `npm run release -- publish mfe-catalog | promote catalog <version> | rollback catalog | prune | list`
import path from 'node:path';
import { list } from './list.ts';
import {
  packageNames,
  findPackage,
  findRemoteName,
  remoteNames,
  describePublishedVersions,
} from './package-names.ts';
import { promote } from './promote/promote.ts';
import { rollback } from './promote/rollback.ts';
import { keepDays, prune } from './prune.ts';
import { publish } from './publish/publish.ts';
import { mustBeRemote } from './promote/promotable-release.ts';
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

async function run([command, ...args]: readonly string[]): Promise<string> {
  if (command === 'list') return printReleases(args);
  if (command === 'prune') return runPrune(args);
  if (command === 'publish') return runPublish(args);
  if (command === 'promote') return runPromote(args);
  if (command === 'rollback') return runRollback(args);
  throw new ReleaseError(command === undefined ? usage : `There is no command '${command}'.\n${usage}`);
}

/** Refuses extra arguments instead of ignoring them: `rollback catalog 1.2.0` does not go back to that version. */
function refuseExtraArguments([extra]: readonly string[]): void {
  if (extra !== undefined) throw new ReleaseError(`'${extra}' is an unexpected argument.\n${usage}`);
}

function runPublish([wanted, ...more]: readonly string[]): string {
  if (!wanted) {
    throw new ReleaseError(
      `Name the package: npm run release -- publish <package>\nPackages: ${packageNames}.`,
    );
  }
  refuseExtraArguments(more);
  const { release, alreadyThere } = publish(path.join(findPackage(wanted).path, 'dist'), dataDir);
  return `${release.name} ${release.version} ${alreadyThere ? 'is published already' : 'is published'}.`;
}

async function runPromote([wanted, version, ...more]: readonly string[]): Promise<string> {
  if (!wanted) {
    throw new ReleaseError(
      `Name the remote and the version: npm run release -- promote <remote> <version>\nRemotes: ${remoteNames}.`,
    );
  }
  const remote = findRemoteName(wanted);
  mustBeRemote(remote);
  if (!version) {
    throw new ReleaseError(
      `Name the version of ${remote} to promote. ${describePublishedVersions(dataDir, remote)}`,
    );
  }
  refuseExtraArguments(more);
  const { revision } = await promote(dataDir, remote, version);
  return `${remote} ${version} is live with revision ${String(revision)}.`;
}

async function runRollback([wanted, ...more]: readonly string[]): Promise<string> {
  if (!wanted) {
    throw new ReleaseError(`Name the remote: npm run release -- rollback <remote>\nRemotes: ${remoteNames}.`);
  }
  refuseExtraArguments(more);
  const remote = findRemoteName(wanted);
  const { revision, remotes } = await rollback(dataDir, remote);
  const { version: live = '', withdrawn: [gone = ''] = [] } = remotes[remote] ?? {};
  return `${remote} ${live} is live again with revision ${String(revision)}; ${gone} was rolled back.`;
}

async function runPrune([wanted = String(keepDays), ...more]: readonly string[]): Promise<string> {
  refuseExtraArguments(more);
  const days = Number(wanted);
  if (!Number.isInteger(days) || days < 1) {
    throw new ReleaseError(`Say how many days: a whole number from 1 on, not '${wanted}'.`);
  }
  const removed = await prune(dataDir, { days });
  return removed.length > 0
    ? removed.map(({ name, version }) => `${name} ${version} is removed.`).join('\n')
    : 'There is nothing to remove.';
}

function printReleases(args: readonly string[]): string {
  refuseExtraArguments(args);
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
