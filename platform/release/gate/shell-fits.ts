import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { label } from '../publish/read-release.ts';
import { readPublished } from '../publish/read-published.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { candidateFrom } from './candidate.ts';
import { events } from './checks/events.ts';
import { hostMembers, hostProblem } from './checks/host.ts';
import { slots } from './checks/slots.ts';
import { liveSetFor, type Change } from './live/read-live-set.ts';
import { GateRefused, type Problem } from './problem.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Of what releases state: their scripts are not read. */
const stated = (release: ReleaseFile) => candidateFrom(release, { web: {}, node: '', bytes: {} });

/** The remotes and canaries that are live with a shell after a change. */
export function remotesBeside({ remotes, before }: Change): readonly { name: string; version: string }[] {
  const canaries = Object.entries(before.canaries ?? {}).map(([name, { release }]) => ({
    name,
    version: release.version,
  }));
  const live = Object.entries(remotes).map(([name, { version }]) => ({ name, version }));
  // A watcher's builds run in the watcher's shell only.
  return [...live, ...canaries].filter(({ version }) => !isWatcherBuild(version));
}

/**
 * What keeps the live remotes and canaries from running in a shell: what they ask of it, and the slots and events that it shares with
 * them. These are the checks that each remote passes against the shell when it goes live.
 */
export async function shellProblems(
  store: ReleaseStore,
  shell: ReleaseFile,
  change: Change,
): Promise<readonly Problem[]> {
  const gateShell = { ...shell, role: label(shell) };
  const live = await liveSetFor(store, shell, { ...change, held: false });
  const asked = await Promise.all(
    remotesBeside(change).map(async ({ name, version }) => {
      const { release } = await readPublished(store, name, version);
      const problem = hostProblem(release, gateShell);
      const members = await hostMembers.problemsOf(stated(release), { ...live, shells: [gateShell] });
      return [...(problem ? [problem] : []), ...members];
    }),
  );
  const given = shell.contract
    ? [slots, events].map(async (check) => check.problemsOf(stated(shell), live))
    : [];
  return [...asked, ...(await Promise.all(given))].flat();
}

/** Throws GateRefused with all that keeps the live remotes and canaries from running in a shell that is to go live. */
export async function mustFitRemotes(store: ReleaseStore, shell: ReleaseFile, change: Change): Promise<void> {
  const problems = await shellProblems(store, shell, change);
  if (problems.length > 0) throw new GateRefused(problems);
}
