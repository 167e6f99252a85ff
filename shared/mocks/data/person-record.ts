import type { PersonNote } from '../../contract/index.ts';

/** What administrators see of an account besides the account itself. */
export interface MockPersonRecord {
  readonly version: number;
  readonly blockedAt: string | null;
  readonly blockedReason: string | null;
  /** Newest first. */
  readonly notes: readonly (Omit<PersonNote, 'own'> & { readonly authorId: string })[];
}
