import type { Channel } from '@ritual/shared/federation/channel';
import { fetchLive, type ReleaseStore } from '@ritual/platform/release-store';
import type { Log } from '../render/live-set/live-set.ts';

type Source = Pick<ReleaseStore, 'channel' | 'kept' | 'folder'>;

/** Returns a function that reads the channel document; it rejects while that names nothing. */
export function channelSource({ channel }: Pick<Source, 'channel'>): () => Promise<Channel> {
  return async () => {
    const current = await channel.read();
    if (current.shell || Object.keys(current.remotes).length > 0) return current;
    throw new Error(`Nothing is live in ${channel.location}: publish the remotes first.`);
  };
}

/**
 * Returns a function that reads the channel document once its releases are on this machine, so that pages are rendered with the last
 * revision until then. At the start there is none: then a release that cannot be had is left out like one that does not run.
 */
export function renderableChannel(store: Source, log: Log): () => Promise<Channel> {
  const read = channelSource(store);
  let complete: Channel | undefined;
  let problem = '';
  return async () => {
    const channel = await read();
    if (channel === complete) return channel;
    try {
      await fetchLive(store, channel);
    } catch (error) {
      if (complete) throw error;
      const { message } = error as Error;
      if (message !== problem)
        log.error({ err: error }, 'The store starts without a release that it cannot have.');
      problem = message;
      return channel;
    }
    complete = channel;
    return channel;
  };
}
