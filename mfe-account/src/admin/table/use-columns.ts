import { useMemo } from 'react';
import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import * as z from 'zod/mini';
import { useAdmin } from '../person/use-admin.ts';
import type { Column } from './types.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** What a person has chosen for a list. */
const kept = z.object({
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  sizes: z.record(z.string(), z.number()),
});
type Kept = z.infer<typeof kept>;

const least = 72;
const none: readonly never[] = [];

/** The columns of a list: chosen, ordered and sized by the person, who finds them so again everywhere. */
export function useColumns<Row extends object>(list: string, columns: readonly Column<Row>[]) {
  const { preferences, setPreferences } = useAdmin();
  const stored = kept.safeParse(preferences.columns[list]);
  const optional = columns.filter((column) => column.optional).map(({ id }) => id);
  const choice: Kept = stored.success ? stored.data : { order: [], hidden: optional, sizes: {} };
  const choose = (change: Partial<Kept>) =>
    setPreferences({ columns: { ...preferences.columns, [list]: { ...choice, ...change } } });
  const definitions = useMemo(
    (): ColumnDef<typeof features, Row>[] =>
      columns.map(({ id, width, names, fixed }) => ({
        id,
        size: width,
        minSize: least,
        enableHiding: !(names ?? fixed ?? false),
      })),
    [columns],
  );
  const known = new Set(columns.map(({ id }) => id));
  const order = choice.order.filter((id) => known.has(id));
  const table = useTable({
    features,
    columns: definitions,
    // The rows are drawn by the list, which loads them in pages.
    data: none,
    state: {
      columnOrder: [...order, ...columns.map(({ id }) => id).filter((id) => !order.includes(id))],
      columnVisibility: Object.fromEntries(choice.hidden.map((id) => [id, false])),
      columnSizing: choice.sizes,
    },
    columnResizeMode: 'onEnd',
    onColumnSizingChange: (update) =>
      choose({ sizes: typeof update === 'function' ? update(choice.sizes) : update }),
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const all = table.getAllLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  const shown = all.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? true);
  return {
    table,
    /** In their order, also hidden ones. */
    all,
    shown,
    sizes: choice.sizes,
    isShown: (id: string) => shown.some((column) => column.id === id),
    show: (id: string, visible: boolean) =>
      choose({ hidden: visible ? choice.hidden.filter((each) => each !== id) : [...choice.hidden, id] }),
    move: (id: string, by: -1 | 1) => {
      const ids = all.map((column) => column.id);
      const from = ids.indexOf(id);
      const [taken] = ids.splice(from, 1);
      if (taken !== undefined) ids.splice(from + by, 0, taken);
      choose({ order: ids });
    },
    resize: (id: string, size: number) => choose({ sizes: { ...choice.sizes, [id]: Math.max(least, size) } }),
    reset: () => choose({ order: [], hidden: optional, sizes: {} }),
  };
}

export type Columns<Row extends object> = ReturnType<typeof useColumns<Row>>;
