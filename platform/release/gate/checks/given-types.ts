import type { LiveSet } from '../live/live-set.ts';
import { parties } from '../live/live-set.ts';
import { whyNotAssignable } from '../types/assignable.ts';
import type { Contract } from '../../../contract/contract.ts';

type Types = Readonly<Record<string, string>>;

/** Something that one release gives to another, under a name that both know. */
export interface Misfit {
  readonly name: string;
  readonly giver: string;
  readonly taker: string;
  /** In the compiler's words. */
  readonly why: string;
}

/** What is given and taken between a candidate and everybody on its pages, and does not fit. */
export async function misfits(
  { label, contract }: { readonly label: string; readonly contract: Contract },
  live: LiveSet,
  sides: (contract: Contract) => { readonly given: Types; readonly taken: Types },
): Promise<readonly Misfit[]> {
  const own = sides(contract);
  const pairs = parties(live).flatMap(({ who, contract: other }) => {
    const theirs = sides(other);
    return [
      ...between(own.given, theirs.taken).map((types) => ({ ...types, giver: label, taker: who })),
      ...between(theirs.given, own.taken).map((types) => ({ ...types, giver: who, taker: label })),
    ];
  });
  const reasons = await whyNotAssignable(pairs);
  return pairs.flatMap(({ name, giver, taker }, at) => {
    const why = reasons[at];
    return why === undefined ? [] : [{ name, giver, taker, why }];
  });
}

function between(given: Types, taken: Types) {
  return Object.entries(taken).flatMap(([name, expected]) => {
    const type = Object.hasOwn(given, name) ? given[name] : undefined;
    return type === undefined ? [] : [{ name, given: type, expected }];
  });
}
