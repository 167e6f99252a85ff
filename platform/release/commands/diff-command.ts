import type { Command } from 'commander';
import { canaryChangesBetween, liveReleases, shareOf, type Revision } from '../../registry/index.ts';
import { compareRevisions } from '../compare/compare-revisions.ts';
import { compareReleases, describeDifferences } from '../compare/compare-releases.ts';
import { compareSizes, type SizeComparison } from '../compare/compare-sizes.ts';
import { remoteNames } from '../package-names.ts';
import { ReleaseError } from '../release-error.ts';
import { describeCanaryChanges, describeChanges } from './change.ts';
import { columns, wholeNumber, type CommandContext } from './context.ts';
import { parseReleases } from './parse-releases.ts';
import { changesOf, describeRevision } from './revisions.ts';

/** Revisions that are described in lines; with `--json` all of them are. */
const maxShown = 20;

export function addDiff(program: Command, context: CommandContext): void {
  program
    .command('diff')
    .description(
      'what differs between two revisions, who changed it and why; or between a published release and the live one, with the sizes of their scripts',
    )
    .argument(
      '<from>',
      `a revision (0: before anything was live), or <remote>@<version>, or shell@<version>; the remotes are ${remoteNames}`,
    )
    .argument('[to]', 'a revision; the live one by default', wholeNumber(0))
    .action(async (from: string, to: number | undefined, _flags: object, command: Command) => {
      if (/^\d+$/.test(from)) return diffRevisions(Number(from), to, context);
      if (to !== undefined) {
        command.error('error: a release is compared with the live one: name it alone, or two revisions');
      }
      const [release] = await parseReleases([from], command, context);
      if (release) await diffRelease(release, context);
    });
}

async function diffRevisions(
  from: number,
  to: number | undefined,
  { registry, print }: CommandContext,
): Promise<void> {
  const history = await registry.history();
  const newest = history.at(-1)?.revision ?? 0;
  const until = to ?? newest;
  const recordOf = (wanted: number): Pick<Revision, 'live' | 'canaries'> => {
    const found = wanted === 0 ? { live: {} } : history.find(({ revision }) => revision === wanted);
    if (found) return found;
    throw new ReleaseError(
      `There is no revision ${String(wanted)} in the history; the newest is ${String(newest)}. 'npm run release -- history' shows them.`,
    );
  };
  const [before, after] = [recordOf(from), recordOf(until)];
  const changes = await compareRevisions(registry, before.live, after.live);
  const canaryChanges = canaryChangesBetween(before.canaries, after.canaries);
  const [first, last] = [Math.min(from, until), Math.max(from, until)];
  const revisions = changesOf(history).filter(
    (one) =>
      one.revision > first && one.revision <= last && one.changes.length + one.canaryChanges.length > 0,
  );
  const more = revisions.length - maxShown;
  const lines = [
    ...(changes.length === 0 ? ['The same releases are live.'] : []),
    ...changes.flatMap(({ differences, ...change }) => [
      ...describeChanges([change]),
      ...(differences ? describeDifferences(differences) : [unknown]).map((line) => `    ${line}`),
    ]),
    ...describeCanaryChanges(canaryChanges),
    ...(revisions.length === 0 ? [] : ['', 'Changed by:']),
    ...revisions.slice(0, maxShown).flatMap(describeRevision),
    ...(more > 0 ? [`… and ${String(more)} before: 'npm run release -- history' shows all.`] : []),
  ];
  print(lines, { from, to: until, changes, canaryChanges, revisions });
}

const unknown = 'What else differs is not known: one of the two releases has been removed.';

async function diffRelease(
  { name, version }: { readonly name: string; readonly version: string },
  { registry, print }: CommandContext,
): Promise<void> {
  const after = await registry.release(name, version);
  const channel = await registry.channel();
  const live = liveReleases(channel)[name]?.version;
  const canary = channel.canaries?.[name];
  const before = live === undefined ? undefined : await registry.release(name, live);
  const differences = compareReleases(before?.release, after.release);
  const sizes = compareSizes(before, after);
  const from = live ?? null;
  const lines = [
    live === version
      ? `${name} ${version} is live.`
      : `${name}: ${live ?? 'not live'} → ${version}, if it were promoted`,
    ...(canary?.release.version === version
      ? [`It is a canary for ${String(shareOf(canary.buckets))} % of the visitors.`]
      : []),
    ...describeDifferences(differences).map((line) => `    ${line}`),
    ...describeSizes(sizes).map((line) => `    ${line}`),
  ];
  print(lines, { remote: name, from, to: version, differences, sizes });
}

function describeSizes({ measure, groups, total }: SizeComparison): readonly string[] {
  const size = (bytes: number | null) => (bytes === null ? '–' : `${(bytes / 1000).toFixed(1)} KB`);
  const change = (before: number | null, after: number | null) => {
    const bytes = (after ?? 0) - (before ?? 0);
    return bytes === 0 ? '' : `${bytes > 0 ? '+' : '−'}${String(Math.abs(bytes))} bytes`;
  };
  const what = measure === 'brotli' ? 'scripts, compressed' : 'scripts';
  return columns([
    [what, 'live', 'then', ''],
    ...[...groups, { group: 'all', ...total }].map(({ group, before, after }) => [
      group,
      size(before),
      size(after),
      change(before, after),
    ]),
  ]);
}
