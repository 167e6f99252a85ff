import { listed, type GateCheck } from '../gate-check.ts';
import { current, everywhere, type LiveSet } from '../live/live-set.ts';
import type { Problem } from '../problem.ts';
import type { Candidate } from '../candidate.ts';
import { misfits } from './given-types.ts';

export const events: GateCheck = {
  what: 'events',
  reads: 'contract',
  compares: true,
  problemsOf: async (candidate, live) => [...dropped(candidate, live), ...(await fields(candidate, live))],
  fulfilled: ({ release: { contract } }) =>
    `sends ${listed(Object.keys(contract?.events.publishes ?? {}))}, listens to ${listed(Object.keys(contract?.events.subscribes ?? {}))}`,
};

function dropped({ release, label }: Candidate, live: LiveSet): readonly Problem[] {
  const before = Object.keys(live.replaced?.contract?.events.publishes ?? {});
  return before.flatMap((name) => {
    const isSentBy = (contract: typeof release.contract) =>
      Object.hasOwn(contract?.events.publishes ?? {}, name);
    const others = [...live.shells, ...everywhere(live)];
    const listeners = current(live).filter(({ contract }) =>
      Object.hasOwn(contract?.events.subscribes ?? {}, name),
    );
    if (isSentBy(release.contract) || others.some(({ contract }) => isSentBy(contract))) return [];
    if (listeners.length === 0) return [];
    return [
      {
        code: 'EVENT_DROPPED' as const,
        reason: `${label} does not send '${name}' any more, which ${listed(listeners.map((one) => one.name))} waits for.`,
        advice: 'Send it until no live release listens to it.',
      },
    ];
  });
}

async function fields({ release, label }: Candidate, live: LiveSet): Promise<readonly Problem[]> {
  const { contract } = release;
  if (!contract) return [];
  const found = await misfits({ label, contract }, live, ({ events: { publishes, subscribes } }) => ({
    given: publishes,
    taken: subscribes,
  }));
  return found.map(({ name, giver, taker, why }) => ({
    code: 'EVENT_FIELDS',
    reason: `The event '${name}' as ${giver} sends it is not what ${taker} expects: ${why}`,
    advice:
      'Send the old fields beside the new ones, and let listeners take new ones as optional, until all releases know them.',
  }));
}
