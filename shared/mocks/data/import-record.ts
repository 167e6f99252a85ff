import type { ImportedProblem, ImportState } from '../../contract/index.ts';
import type { EntryChange, ImportChange, ImportCounts, ImportForm, ImportKind } from '../../kernel/index.ts';

export interface MockChange extends ImportChange {
  readonly place: number;
  readonly kept: string | null;
}

/** A file that was tried. */
export interface MockImport {
  readonly id: string;
  readonly name: string;
  readonly of: ImportKind;
  readonly form: ImportForm;
  readonly state: ImportState;
  readonly counts: ImportCounts;
  readonly changes: readonly (MockChange | MockEntryChange)[];
  readonly problems: readonly (ImportedProblem & { readonly kind: 'error' | 'note' })[];
  readonly triedBy: string;
  readonly triedAt: string;
  readonly appliedBy: string | null;
  readonly appliedAt: string | null;
  readonly undoneBy: string | null;
  readonly undoneAt: string | null;
}

export interface MockEntryChange extends EntryChange {
  readonly place: number;
  readonly kept: string | null;
}
