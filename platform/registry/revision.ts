import { z } from 'zod';
import type { Channel } from '../../shared/federation/channel.ts';
import { liveReleases } from './live-releases.ts';
import { recordedCanarySchema, recordedCanaries } from './canary-changes.ts';

/**
 * `canary`: one was started, or got more visitors; `abort`: it was ended. `watch`: `npm run dev` has built a remote; `start`: `npm start`
 * has made its builds live; `prune`: `gc` has removed releases.
 */
const actionSchema = z.enum(['promote', 'rollback', 'canary', 'abort', 'start', 'watch', 'prune']);

/** Who changed the channel, by which command, and why. */
export interface ChangeNote {
  readonly action: z.infer<typeof actionSchema>;
  readonly actor: string;
  readonly reason?: string | undefined;
}

export const revisionSchema = z.object({
  revision: z.int().nonnegative(),
  /** When it became live, ISO 8601 in UTC, by the clock of the machine that wrote it. */
  at: z.iso.datetime(),
  /** Revisions from before changes were recorded have neither action nor actor. */
  action: actionSchema.optional(),
  actor: z.string().optional(),
  reason: z.string().optional(),
  /**
   * The live release of the shell and each remote, and the one that browsers fell back to. Older revisions do not name the shell.
   */
  live: z.record(z.string(), z.object({ version: z.string(), previous: z.string().optional() })),
  /** The canaries, by name of the remote. */
  canaries: z.record(z.string(), recordedCanarySchema).optional(),
});

/** One revision of the channel: what was live, and the change that made it so. */
export type Revision = z.infer<typeof revisionSchema>;

/** What a revision records of the channel document. */
export function recordedOf(
  channel: Pick<Channel, 'remotes' | 'shell' | 'canaries'>,
): Pick<Revision, 'live' | 'canaries'> {
  const { canaries } = channel;
  const live = Object.entries(liveReleases(channel)).map(([name, { version, previous }]) => [
    name,
    { version, ...(previous && { previous: previous.version }) },
  ]);
  return {
    live: Object.fromEntries(live) as Revision['live'],
    ...(canaries && { canaries: recordedCanaries(canaries) }),
  };
}

/** The revision that a change makes, now. */
export function revisionOf(
  { revision, ...channel }: Channel,
  { action, actor, reason }: ChangeNote,
): Revision {
  return {
    ...{ revision, at: new Date().toISOString(), action, actor },
    ...(reason !== undefined && { reason }),
    ...recordedOf(channel),
  };
}

/** The revisions that were live at any time since then (milliseconds since 1970). */
export function liveSince(revisions: readonly Revision[], then: number): readonly Revision[] {
  return revisions.filter((_, index) => endOf(revisions, index) >= then);
}

/** When a revision ceased to be live; Infinity for one that still is. */
function endOf(revisions: readonly Revision[], index: number): number {
  const begin = Date.parse(revisions[index]?.at ?? '');
  for (let next = index + 1; next < revisions.length; next += 1) {
    const end = Date.parse(revisions[next]?.at ?? '');
    // An earlier date was written while the clock was wrong: it does not say when the revision before it ended.
    if (end >= begin) return end;
  }
  return Infinity;
}

/** The revision that was live at a moment (milliseconds since 1970), if any. */
export function liveAt(revisions: readonly Revision[], moment: number): Revision | undefined {
  return revisions.findLast(({ at }) => Date.parse(at) <= moment);
}

/** A remote, or the shell, whose live release differs between two revisions; null where it is not live. */
export interface RemoteChange {
  readonly remote: string;
  readonly from: string | null;
  readonly to: string | null;
}

type LiveVersions = Readonly<Record<string, { readonly version: string }>>;

/** What differs between two sets of live releases, by name of the remote. */
export function changesBetween(before: LiveVersions, after: LiveVersions): readonly RemoteChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((remote) => {
    const from = before[remote]?.version ?? null;
    const to = after[remote]?.version ?? null;
    return from === to ? [] : [{ remote, from, to }];
  });
}
