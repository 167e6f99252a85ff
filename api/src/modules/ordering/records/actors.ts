const ofStaff = 'staff:';

/** How a member of the staff is named in timelines and in the ledger of the stock. */
export const staffActor = (userId: string): string => `${ofStaff}${userId}`;

/** null: it was no member of the staff. */
export const idOfStaff = (actor: string | null): string | null =>
  actor?.startsWith(ofStaff) ? actor.slice(ofStaff.length) : null;
