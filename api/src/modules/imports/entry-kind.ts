import type { EntryFile } from '@ritual/shared/kernel';
import type { Db, Tx } from '../../db/client.ts';
import type { Who } from './record.ts';

/** Files of which each row is one thing. They run in the transaction of the call. */
export interface EntryKind {
  /** Its form, and what its rows would change. */
  readonly file: (db: Db) => EntryFile;
  /** Makes all changes. @returns the lines of rows with which the store no longer agrees; then nothing may stay */
  readonly apply: (tx: Tx, id: string, who: Who) => Promise<readonly number[]>;
  /** Puts back what is unchanged since, and notes why the rest stays. */
  readonly undo: (tx: Tx, id: string, who: Who) => Promise<void>;
}
