import type { PersonNote, PersonOrder } from '../../contract/index.ts';

/** What administrators see of an account besides the account itself. */
export interface MockPersonRecord {
  readonly version: number;
  readonly blockedAt: string | null;
  readonly blockedReason: string | null;
  /** Of a seeded person: orders of which the mocks have no more than this. */
  readonly pastOrders: readonly PersonOrder[];
  /** Newest first. */
  readonly notes: readonly (Omit<PersonNote, 'own'> & { readonly authorId: string })[];
}
