import type { Channel, LiveRemote, Release } from '@ritual/shared/federation/channel';

/** The channel document as this server can draw it. */
export interface Composition {
  readonly channel: Channel;
  /** Remotes of which no release can be had, and why; their pages are neither drawn here nor loaded by browsers. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Why a release cannot be used; nothing if it can. */
export type Objection = (name: string, release: Release) => string | undefined;

/**
 * Puts the release before in the place of each live one that cannot be used. Server and browsers get the same set: what one of them
 * would refuse is never drawn by the other.
 */
export function compose(channel: Channel, objection: Objection): Composition {
  const leftOut: Record<string, string> = {};
  const remotes = Object.entries(channel.remotes).map(([name, remote]): [string, LiveRemote] => {
    const { previous, ...live } = remote;
    const fallback = previous && objection(name, previous) === undefined ? previous : undefined;
    const against = objection(name, live);
    if (against === undefined) return [name, { ...live, ...(fallback && { previous: fallback }) }];
    if (fallback) return [name, { ...live, ...fallback }];
    leftOut[name] = against;
    return [name, live];
  });
  return { channel: { ...channel, remotes: Object.fromEntries(remotes) }, leftOut };
}
