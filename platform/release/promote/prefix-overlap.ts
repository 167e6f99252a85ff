import type { LiveRemote } from '../../../shared/federation/channel.ts';
import { shellSlots } from '../../../shared/federation/slots.ts';
import { prefixFits } from '../../../shared/federation/routes/remote-for.ts';
import { GateRefused } from '../gate/problem.ts';

type Claims = Pick<LiveRemote, 'prefixes' | 'slots'>;

/**
 * Two remotes must not claim the same prefix, nor a prefix below another's: it would be undefined which one serves it. The same goes
 * for the shell's slots; the slots that remotes offer may be filled by several. The message ends with `where`.
 */
export function mustNotOverlap(remotes: Readonly<Record<string, Claims>>, where = ''): void {
  const claims = Object.entries(remotes).flatMap(([name, { prefixes, slots }]) => [
    ...prefixes.map((prefix) => ({ name, claim: prefix.toLowerCase(), slot: false })),
    ...slots.filter(isOfShell).map((slot) => ({ name, claim: `slot ${slot}`, slot: true })),
  ]);
  claims.forEach((one, at) => {
    for (const other of claims.slice(at + 1)) {
      if (one.name === other.name) continue;
      if (one.claim === other.claim) {
        throw new GateRefused([
          {
            code: one.slot ? 'SLOT_TAKEN' : 'PREFIX_TAKEN',
            reason: `${one.name} and ${other.name} both claim '${one.claim}'.${where}`,
            advice: 'Only one of them can have it: release the other without it first, or both together.',
          },
        ]);
      }
      if (one.slot || other.slot) continue;
      const [outer, inner] = prefixFits(other.claim, one.claim) ? [one, other] : [other, one];
      if (prefixFits(inner.claim, outer.claim)) {
        throw new GateRefused([
          {
            code: 'PREFIX_TAKEN',
            reason: `${inner.name} claims '${inner.claim}', which lies within '${outer.claim}' of ${outer.name}.${where}`,
            advice: 'Choose a prefix beside it, or let the other team release without it first.',
          },
        ]);
      }
    }
  });
}

const isOfShell = (slot: string) => shellSlots.some((own) => own === slot);
