import type { Channel, LiveRemote, Release } from '@ritual/shared/federation/channel';

/** The channel document as this server can render it. */
export interface Composition {
  readonly channel: Channel;
  /** Remotes of which no release can be had, and why; their pages are neither rendered here nor loaded by browsers. */
  readonly excluded: Readonly<Record<string, string>>;
}

/** Why a release cannot be used; nothing if it can. */
export type ReasonAgainst = (name: string, release: Release) => string | undefined;

/**
 * Puts the release before in the place of each live one that cannot be used. Server and browsers get the same set: what one of them
 * would refuse is never rendered by the other.
 */
export function compose(channel: Channel, reasonAgainst: ReasonAgainst): Composition {
  const excluded: Record<string, string> = {};
  const remotes = Object.entries(channel.remotes).map(([name, remote]): [string, LiveRemote] => {
    const { previous, ...live } = remote;
    const fallback = previous && reasonAgainst(name, previous) === undefined ? previous : undefined;
    const against = reasonAgainst(name, live);
    if (against === undefined) return [name, { ...live, ...(fallback && { previous: fallback }) }];
    if (fallback) return [name, { ...live, ...fallback }];
    excluded[name] = against;
    return [name, live];
  });
  return { channel: { ...channel, remotes: Object.fromEntries(remotes) }, excluded };
}
