import type { Provided } from '../../../../shared/federation/compatibility/compatibility.ts';
import type { Contract } from '../../../contract/contract.ts';

/** A release that a page may load together with the candidate. */
export interface Neighbor {
  readonly name: string;
  readonly version: string;
  /**
   * `live` and `canary`: pages load it from now on; `fallback`: browsers load it where the live one cannot be loaded; `open pages`: pages
   * that were opened before still have it.
   */
  readonly role: 'live' | 'canary' | 'fallback' | 'open pages';
  /** Slots that it fills. */
  readonly slots: readonly string[];
  /** Absent: it was built before there were contracts. */
  readonly contract?: Contract | undefined;
}

/** A shell that the candidate has to run in. */
export interface GateShell extends Provided {
  readonly role: string;
  readonly contract?: Contract | undefined;
}

/** What a candidate is compared with: everything as it is after the change. */
export interface LiveSet {
  readonly shells: readonly GateShell[];
  /** Releases of other remotes. */
  readonly neighbors: readonly Neighbor[];
  /** The live release of the same remote, which the candidate replaces. */
  readonly replaced?: Pick<Neighbor, 'version' | 'slots' | 'contract'> | undefined;
  /** The calls that the API answers: `GET /api/cart`, with the last day of those that are going to be removed (ISO date). */
  readonly calls: ReadonlyMap<string, string | undefined>;
  /** ISO date. */
  readonly today: string;
}

/** Releases that some pages load from now on. */
export const current = ({ neighbors }: LiveSet): readonly Neighbor[] =>
  neighbors.filter(({ role }) => role === 'live' || role === 'canary');

/** Releases of which every page loads what it needs. */
export const everywhere = ({ neighbors }: LiveSet): readonly Neighbor[] =>
  neighbors.filter(({ role }) => role === 'live');

/** The releases and shells that share a page with the candidate, and their names in messages. */
export function parties({ shells, neighbors }: LiveSet): readonly { who: string; contract: Contract }[] {
  const all = [
    ...shells.map(({ role, contract }) => ({ who: `the ${role}`, contract })),
    ...neighbors.map(({ name, version, role, contract }) => ({
      who: `${name} ${version}${notes[role]}`,
      contract,
    })),
  ];
  return all.flatMap(({ who, contract }) => (contract ? [{ who, contract }] : []));
}

const notes = {
  live: '',
  canary: ' (canary)',
  fallback: ' (which browsers fall back to)',
  'open pages': ' (which open pages still have)',
} as const;
