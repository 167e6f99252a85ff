import {
  listCanaries,
  liveReleases,
  shellFirst,
  steps,
  type ListedCanary,
} from '@ritual/platform/registry-client';
import type { ReleaseHealth } from '@ritual/platform/release-watch';
import type {
  Storefront,
  StorefrontCanary,
  StorefrontHealth,
  StorefrontPart,
  Vitals,
} from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { errorsOverTime } from '../release-health/repository.ts';
import { readReleaseHealth, readVotes } from '../release-health/service.ts';
import { readActors } from './actors.ts';
import type { Ledger } from './ledger.ts';
import type { Known, StoreRegistry } from './registry.ts';

/** Days that failures and vitals are counted over. */
const days = 7;

/** Every part of the store with its live release, how it does, and its canary. */
export async function readStorefront(deps: Deps, registry: StoreRegistry): Promise<Storefront> {
  const [known, health] = await Promise.all([registry.known(), readReleaseHealth(deps, days)]);
  const { channel, ledger } = known;
  const live = liveReleases(channel);
  const parts = await Promise.all(
    Object.keys(live)
      .sort((a, b) => shellFirst(a, b) || a.localeCompare(b))
      .map(async (name): Promise<StorefrontPart> => {
        const version = live[name]?.version ?? '';
        const past = ledger.of.get(name);
        const told = toldOf(health, name, version);
        const listed = listCanaries(channel).find(({ remote }) => remote === name);
        return {
          ...{ name, version, team: past?.team ?? null, since: past?.since ?? null },
          bytes: await registry.bytesOf(name, version),
          failures: failuresIn(told),
          LCP: vitalsIn(told).LCP,
          earlier: [...(past?.earlier ?? [])],
          canary: listed ? await readCanary(deps, known, listed, health) : null,
        };
      }),
  );
  return {
    ...{ revision: channel.revision, days, parts },
    changedAt: ledger.entries.at(-1)?.at ?? null,
  };
}

async function readCanary(
  deps: Deps,
  { ledger }: Known,
  listed: ListedCanary,
  health: ReleaseHealth,
): Promise<StorefrontCanary> {
  const { remote, version, stable, share, next, automatic, startedAt, steppedAt } = listed;
  const { db } = deps.database;
  const run = { remote, version, startedAt };
  const past = stepsOf(ledger, listed);
  const [{ periods }, over, whoIs] = await Promise.all([
    readVotes(deps, run),
    errorsOverTime(db, run, stretch(startedAt)),
    readActors(db, [past.startedBy]),
  ]);
  const arm = (name: 'canary' | 'control', release: string | null) => ({
    views: sum(periods.map((period) => period[name].views)),
    notAlive: sum(periods.map((period) => period[name].notAlive)),
    left: sum(periods.map((period) => period[name].left)),
    failed: sum(periods.map((period) => period[name].failed)),
    vitals: vitalsIn(toldOf(health, remote, release ?? '')),
  });
  return {
    ...{ version, share, next, automatic, startedAt, steppedAt },
    startedBy: whoIs(past.startedBy).who,
    reason: past.reason,
    steps: past.steps,
    arms: { canary: arm('canary', version), control: arm('control', stable) },
    errorsOverTime: seriesOf(over),
  };
}

/** Seconds of one point of the chart: a minute, or so many that there are forty points. */
const stretch = (startedAt: string): number =>
  Math.max(60, Math.ceil((Date.now() - Date.parse(startedAt)) / 1000 / 40 / 60) * 60);

function seriesOf(rows: Awaited<ReturnType<typeof errorsOverTime>>): StorefrontCanary['errorsOverTime'] {
  const none = { views: 0, errors: 0 };
  const points = new Map<string, StorefrontCanary['errorsOverTime'][number]>();
  for (const { at: moment, arm, views, errors } of rows) {
    const at = new Date(moment).toISOString();
    points.set(at, { ...(points.get(at) ?? { at, canary: none, control: none }), [arm]: { views, errors } });
  }
  return [...points.values()];
}

/** When a canary got each of its shares, from the history; the ones that come by themselves after that. */
function stepsOf({ entries }: Ledger, { remote, version, share, startedAt }: ListedCanary) {
  // The history may have an earlier run of the same release.
  const began = entries.findLastIndex(({ canaryChanges }) =>
    canaryChanges.some((one) => one.remote === remote && one.from === null && one.to?.version === version),
  );
  const taken = entries.slice(Math.max(0, began)).flatMap(({ at, canaryChanges }) => {
    const change = canaryChanges.find((one) => one.remote === remote);
    return change?.to && change.to.share !== change.from?.share ? [{ share: change.to.share, at }] : [];
  });
  const first = entries[began];
  const had = taken.length > 0 ? taken : [{ share, at: startedAt }];
  const coming = [...steps, 100].filter((step) => step > share).map((step) => ({ share: step, at: null }));
  return { steps: [...had, ...coming], startedBy: first?.actor, reason: first?.reason ?? null };
}

/** What pages told of the releases of a part. */
export async function readPartHealth(
  deps: Deps,
  registry: StoreRegistry,
  part: string,
  period: number,
): Promise<StorefrontHealth> {
  const [{ channel }, health] = await Promise.all([registry.known(), readReleaseHealth(deps, period)]);
  const live = liveReleases(channel)[part]?.version;
  const canary = channel.canaries?.[part]?.release.version;
  const rank = ['live', 'canary', 'earlier'];
  const releases = health.releases
    .filter(({ remote }) => remote === part)
    .map((told) => {
      const { version } = told;
      const state = version === live ? 'live' : version === canary ? 'canary' : 'earlier';
      return { version, state, failures: told.failures, vitals: vitalsIn(told) } as const;
    })
    .sort(
      (a, b) =>
        rank.indexOf(a.state) - rank.indexOf(b.state) ||
        b.version.localeCompare(a.version, 'en', { numeric: true }),
    );
  return { days: period, releases };
}

type Told = ReleaseHealth['releases'][number];

const toldOf = ({ releases }: ReleaseHealth, part: string, release: string): Told | undefined =>
  releases.find(({ remote, version }) => remote === part && version === release);

const failuresIn = (told: Told | undefined): number => sum((told?.failures ?? []).map(({ count }) => count));

function vitalsIn(told: Told | undefined): Vitals {
  const { LCP = null, INP = null, CLS = null } = told?.vitals ?? {};
  return { LCP, INP, CLS };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
