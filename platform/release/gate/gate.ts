import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { shellPackage } from '../../webpack/packages.ts';
import { verifyFiles, type Build } from '../publish/build.ts';
import { candidateOf, type Candidate } from './candidate.ts';
import { bothBuilds } from './checks/both-builds.ts';
import { calls } from './checks/calls.ts';
import { contractHolds } from './checks/contract-holds.ts';
import { copies } from './checks/copies.ts';
import { events } from './checks/events.ts';
import { exposedModule } from './checks/exposed-module.ts';
import { hostMembers } from './checks/host.ts';
import { nodeModules } from './checks/node-modules.ts';
import { readable } from './checks/readable.ts';
import { routes } from './checks/routes.ts';
import { sizes } from './checks/sizes.ts';
import { slots } from './checks/slots.ts';
import { styles } from './checks/styles.ts';
import type { GateCheck } from './gate-check.ts';
import type { LiveSet } from './live/live-set.ts';
import { GateRefused, type Problem } from './problem.ts';

/** All that a release is compared with before it goes live, and before it is published where that does not depend on what is live. */
export const gateChecks: readonly GateCheck[] = [
  ...[readable, exposedModule, routes, slots, events, hostMembers, calls],
  ...[nodeModules, copies, styles, bothBuilds, contractHolds, sizes],
];

export interface GateResult {
  readonly check: GateCheck;
  /** Undefined: the release has no contract, and was not compared. */
  readonly problems: readonly Problem[] | undefined;
}

/** What each check says of a release. */
export async function runGate(
  candidate: Candidate,
  live: LiveSet,
  checks: readonly GateCheck[] = gateChecks,
): Promise<readonly GateResult[]> {
  const isCompared = ({ reads }: GateCheck) =>
    reads === 'scripts' || candidate.release.contract !== undefined;
  return Promise.all(
    checks.map(async (check) => ({
      check,
      problems: isCompared(check) ? await check.problemsOf(candidate, live) : undefined,
    })),
  );
}

/** Throws GateRefused with all that keeps a release from going live. */
export async function mustPassGate(build: Build, live: LiveSet): Promise<void> {
  await mustPass(build, live, gateChecks);
}

const nothingLive: LiveSet = { shells: [], neighbors: [], calls: new Map(), today: '' };

/** Throws GateRefused with all that is wrong with a remote's build whatever is live: it is not published. */
export async function mustBePublishable(build: Build): Promise<void> {
  if (build.release.name === shellPackage.name) return;
  verifyFiles(build);
  await mustPass(
    build,
    nothingLive,
    gateChecks.filter(({ compares }) => !compares),
  );
}

/** A watcher's builds change with every keystroke, and are not made to be released. */
async function mustPass(build: Build, live: LiveSet, checks: readonly GateCheck[]): Promise<void> {
  if (isWatcherBuild(build.release.version)) return;
  const results = await runGate(await candidateOf(build), live, checks);
  const problems = results.flatMap((result) => result.problems ?? []);
  if (problems.length > 0) throw new GateRefused(problems);
}
