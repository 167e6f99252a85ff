import { shellSlots } from '../../../../shared/federation/slots.ts';
import { listed, type GateCheck } from '../gate-check.ts';
import { current, everywhere, type LiveSet } from '../live/live-set.ts';
import type { Problem } from '../problem.ts';
import type { Candidate } from '../candidate.ts';
import { misfits } from './given-types.ts';

export const slots: GateCheck = {
  what: 'slots',
  reads: 'contract',
  compares: true,
  problemsOf: async (candidate, live) => [
    ...undeclared(candidate),
    ...left(candidate, live),
    ...dropped(candidate, live),
    ...(await props(candidate, live)),
  ],
  fulfilled: ({ release: { contract } }) =>
    `fills ${listed(Object.keys(contract?.slots.fills ?? {}))}, offers ${listed(Object.keys(contract?.slots.offers ?? {}))}`,
};

function undeclared({ release, label }: Candidate): readonly Problem[] {
  const fills = Object.keys(release.contract?.slots.fills ?? {});
  const wrong = [
    ...fills.filter((name) => !release.slots.includes(name)),
    ...release.slots.filter((name) => !fills.includes(name)),
  ];
  if (wrong.length === 0) return [];
  return [
    {
      code: 'SLOT_UNDECLARED',
      reason: `${label} fills ${listed(fills)}, and its description says ${listed(release.slots)}.`,
      advice: "Name the same slots in the remote's definition and in 'slots' of src/remote.ts.",
    },
  ];
}

/** A slot of the shell has room for one remote: without it the place is empty. */
function left({ release, label }: Candidate, live: LiveSet): readonly Problem[] {
  const empty = shellSlots.filter(
    (name) =>
      live.replaced?.slots.includes(name) &&
      !release.slots.includes(name) &&
      !everywhere(live).some((other) => other.slots.includes(name)),
  );
  return empty.map((name) => ({
    code: 'SLOT_EMPTY',
    reason: `${label} does not fill '${name}' of the shell any more, and no other remote does.`,
    advice: 'Fill it, or promote the remote that takes it over in the same command.',
  }));
}

function dropped({ release, label }: Candidate, live: LiveSet): readonly Problem[] {
  const offers = release.contract?.slots.offers ?? {};
  const before = Object.keys(live.replaced?.contract?.slots.offers ?? {});
  return before.flatMap((name) => {
    const users = current(live).filter((other) => other.slots.includes(name));
    const others = [...live.shells, ...everywhere(live)].some(({ contract }) =>
      Object.hasOwn(contract?.slots.offers ?? {}, name),
    );
    if (Object.hasOwn(offers, name) || others || users.length === 0) return [];
    return [
      {
        code: 'SLOT_DROPPED' as const,
        reason: `${label} does not offer the slot '${name}' any more, which ${listed(users.map((one) => one.name))} fills.`,
        advice: `Offer it with useSlot('${name}') until no live release fills it.`,
      },
    ];
  });
}

async function props({ release, label }: Candidate, live: LiveSet): Promise<readonly Problem[]> {
  const { contract } = release;
  if (!contract) return [];
  const found = await misfits({ label, contract }, live, ({ slots: { offers, fills } }) => ({
    given: offers,
    taken: fills,
  }));
  return found.map(({ name, giver, taker, why }) => ({
    code: 'SLOT_PROPS',
    reason: `The props that ${giver} gives to the slot '${name}' are not those that ${taker} expects: ${why}`,
    advice:
      'Keep the old props beside the new ones, and make new ones optional for those who fill the slot, until all releases know them.',
  }));
}
