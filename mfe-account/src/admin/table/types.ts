import type { ReactNode } from 'react';
import type { AdminList, Right } from '@ritual/shared/contract';

/** The filters of a list by name, as they are in the address and go to the API. */
export type Query = Readonly<Record<string, string>>;

export type Load<Row> = (
  query: Query,
  page: { readonly after?: string; readonly size: number },
  signal: AbortSignal,
) => Promise<AdminList<Row>>;

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell in an exported file; a column without it is not exported. */
  readonly csv?: (row: Row) => string | number | null;
  /** Least width in px. */
  readonly width: number;
  /** How much it takes of the width that is left; 0: none. */
  readonly grow?: number;
  /** Amounts, counts and percents stand at the end. */
  readonly align?: 'end';
  /** It names the row: bold, first, and cannot be hidden. */
  readonly names?: boolean;
  /** It cannot be hidden. */
  readonly fixed?: boolean;
  /** Hidden until the person chooses it. */
  readonly optional?: boolean;
  /** The value of the `sort` filter that sorts by it, if the list can. */
  readonly sort?: string;
  /** The list sorts by it in this direction only: a second click on the title puts the usual order back. */
  readonly sortsDown?: boolean;
  /** The same upward: the first of its values first. */
  readonly sortsUp?: boolean;
}

/** What a phone shows of a row: two lines. */
export interface PhoneRow {
  readonly title: ReactNode;
  readonly value?: ReactNode;
  readonly line?: ReactNode;
  readonly detail?: ReactNode;
}

interface BulkCommand<Row> {
  readonly id: string;
  /** What it does to them: 'Close', 'Mark as spam'. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** A single key. */
  readonly press?: string;
  /** Not drawn without it. */
  readonly right?: Right;
  /** The one filled button. */
  readonly main?: boolean;
  /** Rows for which it works. When it is a part of the selection the button says so: 'Close 2 of 3'. */
  readonly fits?: (row: Row) => boolean;
}

/** It is done to each row by itself. */
export interface BulkChange<Row> extends BulkCommand<Row> {
  /** The row as it will be, shown at once. */
  readonly change?: (row: Row) => Row;
  /** Does it to one row; answers with the row as it is then, if the API does. A refusal puts the old row back with a note. */
  readonly run: (row: Row) => Promise<Row | undefined>;
  /** Takes it back by another call: `before` and `after` are the row. Without it nothing is offered. */
  readonly undo?: (before: Row, after: Row) => Promise<Row | undefined>;
  /** The rows stay selected for what is done next. */
  readonly keepsSelection?: boolean;
  /** What is said then: '3 messages closed'. */
  readonly done: (count: number) => string;
  /** One clear question before, where it cannot be taken back. */
  readonly ask?: (count: number) => {
    readonly title: string;
    readonly words: string;
    readonly button: string;
  };
}

/** The list from which a dialog was opened. */
export interface OpenList<Row> {
  /** Shows rows as they are afterwards; what is selected stays so. */
  readonly put: (rows: readonly Row[]) => void;
  /** Does to each row by itself what was decided in the dialog. */
  readonly perform: (change: BulkChange<Row>, rows: readonly Row[]) => Promise<void>;
}

/** It opens a dialog or a page for all of them at once. */
export interface BulkOpening<Row> extends BulkCommand<Row> {
  /** The most that it opens with; with more it says so. */
  readonly most: number;
  readonly open: (rows: readonly Row[], list: OpenList<Row>) => void;
}

export type BulkAction<Row> = BulkChange<Row> | BulkOpening<Row>;

export interface FilterValue {
  readonly value: string;
  readonly label: string;
  /** How many rows have it, if known. */
  readonly count?: number;
}

export interface Filter {
  /** Its name in the address and in the query of the call. Several values are joined by commas. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly FilterValue[];
  /** Only one value at a time. */
  readonly single?: boolean;
  /** Whether a value in the address can be asked for; absent: those of `values`. */
  readonly fits?: (value: string) => boolean;
}

/** A view that the page itself offers, as a tab. */
export interface FixedView {
  readonly name: string;
  readonly query: Query;
  readonly count?: number | undefined;
  /** There are more than `count`. */
  readonly more?: boolean | undefined;
}
