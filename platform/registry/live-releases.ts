import type { Channel } from '../../shared/federation/channel.ts';

/** The name of the shell among the live releases; no remote has it. */
export const shellName = 'shell';

type Parts = Pick<Channel, 'remotes' | 'shell'>;

/** All live releases by their name: the remotes, and the shell where the channel names one. */
export const liveReleases = ({ remotes, shell }: Parts): Channel['remotes'] =>
  shell ? { ...remotes, [shellName]: shell } : remotes;

/** The parts of a channel document that live releases make. */
export function partsOf({ [shellName]: shell, ...remotes }: Channel['remotes']): Parts {
  return { remotes, ...(shell && { shell }) };
}

/** The shell before the remotes, which have to fit it. */
export const shellFirst = (a: string, b: string): number => Number(b === shellName) - Number(a === shellName);
