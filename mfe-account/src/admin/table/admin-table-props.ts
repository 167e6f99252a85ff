import type { ReactNode } from 'react';
import type { BulkAction, Column, Filter, FixedView, Load, PhoneRow, Query } from './types.ts';

export interface AdminTableProps<Row extends object> {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Above the table: a notice that concerns the whole list. */
  readonly notice?: ReactNode;
  /** Its name for what is kept of it (columns, views, memory): letters and dashes. */
  readonly list: string;
  /** Of what the rows are: one, several. */
  readonly one: string;
  readonly many: string;
  readonly columns: readonly Column<Row>[];
  readonly load: Load<Row>;
  readonly rowId: (row: Row) => string;
  /** The page of a row; Enter opens it. */
  readonly rowHref?: (row: Row) => string | null;
  /** Names a row for screen readers. */
  readonly rowLabel: (row: Row) => string;
  readonly phone: (row: Row) => PhoneRow;
  /** Without any, rows cannot be selected. */
  readonly bulk?: readonly BulkAction<Row>[];
  readonly filters?: readonly Filter[];
  /** Further names in the query, such as `sort`. */
  readonly search?: string;
  readonly views?: readonly FixedView[];
  /** The name of an exported file, without its ending; null: this list, or this person, exports nothing. */
  readonly exportName?: string | null;
  /**
   * Rows that the API writes itself, because it notes exports; ids null: all that match the query. Resolves with null when it was given
   * up. Absent: the table writes its columns.
   */
  readonly exportText?: (
    query: Query,
    ids: readonly string[] | null,
    onProgress: (count: number) => void,
  ) => Promise<{ readonly text: string; readonly count: number } | null>;
  /** What a row is worth, in cents; the selection says the sum. */
  readonly amount?: (row: Row) => number;
  /** Who changed a row, if it says so. */
  readonly changedBy?: (row: Row) => string | null;
  readonly empty: { readonly title: string; readonly words?: string; readonly action?: ReactNode };
  /** At the right of the title, after 'Columns' and 'Export'. */
  readonly actions?: ReactNode;
}
