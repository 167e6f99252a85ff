import { adminAreaTeam } from '@ritual/platform/registry-client';
import type { Db } from '../../db/client.ts';
import { namesOf } from './repository.ts';

/**
 * How the registry's history names a member of the staff: by id, because the history keeps what it has for ever, and a name is to go
 * with its account.
 */
export const actorOf = (userId: string): string => `staff ${userId}`;

const staffPattern = new RegExp(`^staff ([0-9a-f-]{36})(?: \\(${adminAreaTeam}\\))?$`);
const idIn = (actor: string | undefined) => staffPattern.exec(actor ?? '')?.[1];

/** As the registry names its own watch of canaries. */
const watch = 'canary-watch';

export interface Who {
  readonly who: string | null;
  readonly byRule: boolean;
}

/** Who is meant by each of these, with the names of the staff. */
export async function readActors(
  db: Db,
  actors: readonly (string | undefined)[],
): Promise<(actor: string | undefined) => Who> {
  const names = await namesOf(db, [...new Set(actors.flatMap((actor) => idIn(actor) ?? []))]);
  return (actor) => {
    if (actor === watch) return { who: 'Rule', byRule: true };
    const id = idIn(actor);
    const who = id === undefined ? (actor ?? null) : (names.get(id) ?? 'A former member of the staff');
    return { who, byRule: false };
  };
}
