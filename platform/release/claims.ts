import type { Channel } from '../../shared/federation/channel.ts';
import { ReleaseError } from './release-error.ts';

/** Two remotes must not claim the same addresses: which one answered would be a matter of luck. */
export function mustNotOverlap(remotes: Channel['remotes']): void {
  const owners = new Map<string, string>();
  for (const [name, { prefixes, slots }] of Object.entries(remotes)) {
    for (const claim of [
      ...prefixes.map((prefix) => prefix.toLowerCase()),
      ...slots.map((slot) => `slot ${slot}`),
    ]) {
      const owner = owners.get(claim);
      if (owner !== undefined) throw new ReleaseError(`${owner} and ${name} both claim '${claim}'.`);
      owners.set(claim, name);
    }
  }
}
