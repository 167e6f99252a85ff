// `npm run release -- publish mfe-catalog | promote catalog <version> | rollback catalog | prune | list`
import path from 'node:path';
import { packageNamed } from '../webpack/packages.ts';
import { list } from './list.ts';
import { promote, rollback } from './promote.ts';
import { keptDays, prune } from './prune.ts';
import { publish } from './publish.ts';
import { ReleaseError } from './release-error.ts';

const usage = `Usage:
  npm run release -- publish <package>            copy its build to the releases
  npm run release -- promote <remote> <version>   make a release live
  npm run release -- rollback <remote>            make the release before live again; each time further back
  npm run release -- prune [days]                 remove what is not live, cannot be gone back to, and was neither
                                                  published nor live in the last ${String(keptDays)} days, or so many
  npm run release -- list                         show all releases`;

const dataDir = process.env['DATA_DIR'] ?? '.data';

async function run([command, name, version]: readonly string[]): Promise<string> {
  if (command === 'list') return table();
  if (command === 'prune') return pruned(name);
  if (command === 'publish' && name) {
    const { release, alreadyThere } = publish(path.join(packageNamed(name).path, 'dist'), dataDir);
    return `${release.name} ${release.version} ${alreadyThere ? 'is published already' : 'is published'}.`;
  }
  if (command === 'promote' && name && version) {
    const { revision } = await promote(dataDir, packageNamed(name).name, version);
    return `${name} ${version} is live with revision ${String(revision)}.`;
  }
  if (command === 'rollback' && name) {
    const remote = packageNamed(name).name;
    const { revision, remotes } = await rollback(dataDir, remote);
    const { version: live = '', withdrawn: [gone = ''] = [] } = remotes[remote] ?? {};
    return `${remote} ${live} is live again with revision ${String(revision)}; ${gone} was rolled back.`;
  }
  throw new ReleaseError(usage);
}

async function pruned(wanted = String(keptDays)): Promise<string> {
  const days = Number(wanted);
  if (!Number.isInteger(days) || days < 1) {
    throw new ReleaseError(`Say how many days: a whole number from 1 on, not '${wanted}'.`);
  }
  const removed = await prune(dataDir, { days });
  return removed.length > 0
    ? removed.map(({ name, version }) => `${name} ${version} is removed.`).join('\n')
    : 'There is nothing to remove.';
}

function table(): string {
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
