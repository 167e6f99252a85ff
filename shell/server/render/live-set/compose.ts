import type { Channel, LiveRemote, Release } from '@ritual/shared/federation/channel';

/** The channel document as this server can render it. */
export interface Composition {
  readonly channel: Channel;
  /** Remotes without a usable release, with the reason; their pages are neither rendered here nor loaded by browsers. */
  readonly excluded: Readonly<Record<string, string>>;
}

/** Why a release cannot be used; undefined if it can. */
export type ExclusionReason = (name: string, release: Release) => string | undefined;

/**
 * Replaces each live release that cannot be used by the previous one. Server and browsers get the same set, so that the server never
 * renders with a release that browsers would refuse.
 */
export function compose(channel: Channel, exclusionReason: ExclusionReason): Composition {
  const excluded: Record<string, string> = {};
  const remotes = Object.entries(channel.remotes).map(([name, remote]): [string, LiveRemote] => {
    const { previous, ...live } = remote;
    const fallback = previous && exclusionReason(name, previous) === undefined ? previous : undefined;
    const reason = exclusionReason(name, live);
    if (reason === undefined) return [name, { ...live, ...(fallback && { previous: fallback }) }];
    if (fallback) return [name, { ...live, ...fallback }];
    excluded[name] = reason;
    return [name, live];
  });
  return { channel: { ...channel, remotes: Object.fromEntries(remotes) }, excluded };
}
