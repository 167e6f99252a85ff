import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { shellSlots } from '../../../shared/federation/slots.ts';
import { liveReleases, partsOf, shellName } from '../../registry/index.ts';
import { buildIn, type Build } from '../publish/build.ts';
import { isPublished } from '../publish/publish.ts';
import { readPublished } from '../publish/read-published.ts';
import { label } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { ReleaseError, SmokeTestFailed } from '../release-error.ts';
import { candidateOf } from '../gate/candidate.ts';
import { runGate } from '../gate/gate.ts';
import { liveSetFor, type Change } from '../gate/live/read-live-set.ts';
import { remotesBeside, shellProblems } from '../gate/shell-fits.ts';
import { GateRefused, sentenceOf, type SentProblem } from '../gate/problem.ts';
import { mustNotOverlap } from './prefix-overlap.ts';
import { mustNotPassOver } from './promote.ts';
import { checksOfBuild, liveRemoteOf } from './promotable-release.ts';
import { smokeTestShell } from './smoke-test-shell.ts';
import { smokeTest, type SmokeTestOptions } from './smoke-test.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface CheckResult {
  readonly what: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** How it is, or what is wrong. */
  readonly detail: string;
  /** What is wrong, with stable codes. */
  readonly problems?: readonly SentProblem[] | undefined;
}

export interface CheckReport {
  readonly name: string;
  readonly version: string;
  /** Whether it could go live beside what is live now. */
  readonly passed: boolean;
  readonly checks: readonly CheckResult[];
}

const prefixesCheck = 'prefixes';
/** The check that `--force` leaves out. */
export const shellCheck = 'run in the shell';
const liveRemotesCheck = 'live remotes';
/** The checks that run what goes live together. */
export const checksThatRun: ReadonlySet<string> = new Set([liveRemotesCheck, shellCheck]);

/** A published release, or the build in a folder. */
export type Checked = { readonly name: string; readonly version: string } | { readonly dist: string };

export interface CheckOptions extends Pick<SmokeTestOptions, 'timeoutMs'> {
  /** What goes live together with it, as described: it need not be published here yet. */
  readonly beside?: readonly ReleaseFile[] | undefined;
}

/**
 * Checks whether a release could go live now, with the functions that promoting it calls, and changes nothing. Unlike promoting it
 * goes on after the first thing that is wrong.
 */
export async function checkBuild(
  store: ReleaseStore,
  wanted: Checked,
  { beside = [], ...options }: CheckOptions = {},
): Promise<CheckReport> {
  const build =
    'dist' in wanted ? buildIn(wanted.dist) : await readPublished(store, wanted.name, wanted.version);
  const { release } = build;
  const { name, version, prefixes, slots } = release;
  if (name === shellName) return checkShell(store, wanted, build, options);
  const set = await resultingSet(store, [...beside, release]);
  const results: CheckResult[] = [];
  for (const { what, run } of [
    ...('dist' in wanted ? [versionCheck(store, build)] : []),
    ...checksOfBuild(store, build, set.shell, beside),
    {
      what: prefixesCheck,
      run: () => {
        mustNotOverlap(set.remotes);
        const own = slots.filter((slot) => shellSlots.some((name) => name === slot));
        const claims = [...prefixes, ...own.map((slot) => `slot ${slot}`)];
        return claims.length === 0 ? 'it takes none' : `no other remote has ${claims.join(', ')}`;
      },
    },
    ...(await canaryCheck(store, release)),
  ]) {
    results.push(await resultOf(what, run));
  }
  const runnable = !results.some(({ what, outcome }) => what === 'files' && outcome === 'failed');
  if (runnable) {
    results.push(...(await gateResults(store, build, { ...set, described: beside })));
    results.push(
      await resultOf(shellCheck, async () => {
        await smokeTest(store, [build], { ...options, purpose: 'check' });
        return 'it runs, and keeps its routes within its prefixes';
      }),
    );
  } else {
    const detail = 'its files are not those that were built';
    results.push(...['gate', shellCheck].map((what) => ({ what, outcome: 'skipped' as const, detail })));
  }
  const passed = results.every(({ outcome }) => outcome !== 'failed');
  return { name, version, passed, checks: results };
}

/** Checks whether a shell could go live with the remotes that are live. */
async function checkShell(
  store: ReleaseStore,
  wanted: Checked,
  build: Build,
  options: Pick<SmokeTestOptions, 'timeoutMs'>,
): Promise<CheckReport> {
  const { name, version } = build.release;
  const before = await store.channel.read();
  const change = { remotes: before.remotes, before, held: true };
  const beside = remotesBeside(change).map(label).join(', ') || 'no remotes';
  const checks: CheckResult[] = [];
  for (const { what, run } of [
    ...('dist' in wanted ? [versionCheck(store, build)] : []),
    ...checksOfBuild(store, build),
    {
      what: liveRemotesCheck,
      run: async () => {
        const problems = await shellProblems(store, build.release, change);
        if (problems.length > 0) throw new GateRefused(problems);
        return `it fits ${beside}`;
      },
    },
    {
      what: shellCheck,
      run: async () => {
        await smokeTestShell(store, build, change, { ...options, purpose: 'check' });
        return `it runs with ${beside}`;
      },
    },
  ]) {
    checks.push(await resultOf(what, run));
  }
  return { name, version, passed: checks.every(({ outcome }) => outcome !== 'failed'), checks };
}

/** What is live when these releases are: canaries of their remotes end. */
async function resultingSet(store: ReleaseStore, releases: readonly ReleaseFile[]): Promise<Change> {
  const before = await store.channel.read();
  const added = releases.map((release) => [release.name, liveRemoteOf(release)] as const);
  const canaries = Object.entries(before.canaries ?? {}).filter(([name]) =>
    added.every(([other, { version }]) => other !== name || before.remotes[name]?.version === version),
  );
  return {
    ...partsOf({ ...liveReleases(before), ...Object.fromEntries(added) }),
    ...{ before: { ...before, canaries: Object.fromEntries(canaries) }, held: true },
  };
}

async function gateResults(
  store: ReleaseStore,
  build: Build,
  change: Change,
): Promise<readonly CheckResult[]> {
  const { release } = build;
  if (isWatcherBuild(release.version)) return [];
  const live = await liveSetFor(store, release, change);
  const candidate = await candidateOf(build);
  return (await runGate(candidate, live)).map(({ check, problems }): CheckResult => {
    const { what } = check;
    if (problems === undefined) {
      return { what, outcome: 'skipped', detail: 'it was built before releases had contracts' };
    }
    if (problems.length === 0) return { what, outcome: 'passed', detail: check.fulfilled(candidate, live) };
    return { what, outcome: 'failed', detail: problems.map(sentenceOf).join('\n'), problems };
  });
}

/** Of a remote that has a canary: no other release of it is promoted. */
async function canaryCheck(store: ReleaseStore, { name, version }: Build['release']) {
  const channel = await store.channel.read();
  if (!channel.canaries?.[name]) return [];
  const run = () => {
    mustNotPassOver(channel, { name, version });
    return 'it is the canary, or live';
  };
  return [{ what: 'canary', run }];
}

const versionCheck = (store: ReleaseStore, { release }: Build) => ({
  what: 'version',
  run: async () =>
    (await isPublished(store, release))
      ? `${label(release)} is published already, with the same content`
      : `${label(release)} is not published yet`,
});

async function resultOf(what: string, run: () => string | Promise<string>): Promise<CheckResult> {
  try {
    return { what, outcome: 'passed', detail: await run() };
  } catch (error) {
    if (error instanceof ReleaseError) {
      return { what, outcome: 'failed', detail: error.message, problems: problemsOf(what, error) };
    }
    throw error;
  }
}

/** Of the checks that are older than codes: what is wrong in their words. */
function problemsOf(what: string, error: ReleaseError): readonly SentProblem[] | undefined {
  if (error instanceof GateRefused) return error.problems;
  if (error instanceof SmokeTestFailed) {
    const advice = "Let its modules only define things while they are loaded, and run 'check' again.";
    return [{ code: 'EVALUATION', reason: error.message, advice }];
  }
  return what === 'files'
    ? [{ code: 'FILES', reason: error.message, advice: 'Build it again, and publish what was built.' }]
    : undefined;
}
