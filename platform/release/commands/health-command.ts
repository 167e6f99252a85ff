import type { Command } from 'commander';
import type { ArmVotes } from '../../release-watch/index.ts';
import type { StoreHealth } from '../health.ts';
import type { Listed } from '../list.ts';
import { describePublishedVersions, remoteNames } from '../package-names.ts';
import { ReleaseError } from '../release-error.ts';
import { columns, remoteOf, wholeNumber, type CommandContext } from './context.ts';

/** health: what served pages have reported, by release. */
export function addHealth(program: Command, { registry, print }: CommandContext): void {
  program
    .command('health')
    .description('what pages have reported by release: failures, web vitals, and how canaries compare')
    .argument('[remote]', `one remote only: ${remoteNames}, or the shell`, (name: string) =>
      name === 'shell' ? name : remoteOf(name),
    )
    .option('--days <days>', 'of so many days up to today', wholeNumber(1), 7)
    .action(async (remote: string | undefined, { days }: { readonly days: number }) => {
      const all = await registry.health(Math.min(days, 90));
      const isShown = (one: { readonly remote: string }) => remote === undefined || one.remote === remote;
      const health = {
        ...all,
        releases: all.releases
          .filter(isShown)
          .toSorted((a, b) => a.remote.localeCompare(b.remote) || a.version.localeCompare(b.version)),
        canaries: all.canaries.filter(isShown),
      };
      const isEmpty = health.releases.length + health.canaries.length === 0;
      if (isEmpty && remote !== undefined) mustBePublished(remote, await registry.list());
      print([...canaryLines(health), ...releaseLines(health)], health);
    });
}

/** A mistyped name must not look like a remote without failures. */
function mustBePublished(remote: string, published: readonly Listed[]): void {
  if (published.some(({ name }) => name === remote)) return;
  throw new ReleaseError(describePublishedVersions(published, remote));
}

function canaryLines({ canaries }: StoreHealth): readonly string[] {
  if (canaries.length === 0) return [];
  const rows = canaries.flatMap(({ remote, version, share, canary, control }) => [
    [remote, version, `canary for ${String(share)} %`, ...votesOf(canary)],
    ['', '', 'the live release', ...votesOf(control)],
  ]);
  return ['Canaries, by visitors', ...columns(rows), ''];
}

const votesOf = ({ views, notAlive, left, failed }: ArmVotes) => [
  ...[`${String(views)} came`, `${String(notAlive)} not alive`, `${String(left)} left before`],
  `${String(failed)} with failures`,
];

function releaseLines({ days, releases }: StoreHealth): readonly string[] {
  const period = days === 1 ? 'today' : `in ${String(days)} days`;
  if (releases.length === 0) return [`No page has reported a failure ${period}, and none was measured.`];
  const lines = releases.flatMap(({ remote, version, failures, vitals }) => {
    const measured = Object.entries(vitals).map(
      ([metric, { p75, views }]) => `${metric} ${valueOf(metric, p75)} (${String(views)} views)`,
    );
    return [
      `${remote} ${version}`,
      ...measured.map((text) => `  ${text}`),
      ...columns(failures.map(({ count, region, code }) => [`  ${String(count)} ×`, region, code])),
    ];
  });
  return [`Pages with a failure, and web vitals that three of four views stay below, ${period}`, ...lines];
}

function valueOf(metric: string, p75: number): string {
  return metric === 'CLS' ? (p75 / 1000).toFixed(3) : `${String(p75)} ms`;
}
