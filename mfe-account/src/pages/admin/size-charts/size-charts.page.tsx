import { useState } from 'react';
import type { SizeChartSummary } from '@ritual/shared/contract';
import { listSizeCharts } from '@ritual/shared/contract/admin-calls';
import { PlusIcon } from '@ritual/shared/ui';
import {
  Action,
  AdminTable,
  conditionalCall,
  useAdminKeys,
  useGo,
  useRights,
  type Load,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { ChartWord, sizeChartColumns, usedBy } from './size-charts-columns.tsx';
import { UsesDialog } from './uses-dialog.tsx';

const load: Load<SizeChartSummary> = ({ q }, page, signal) =>
  conditionalCall(listSizeCharts, { query: { ...page, ...(q !== undefined && { q }) } }, { signal });
const idOf = ({ id }: SizeChartSummary) => String(id);

/** All size charts, those that the store came with first; and which of them categories show. */
export function Component() {
  const may = useRights();
  const go = useGo();
  const [choosing, setChoosing] = useState(false);
  /** The list is loaded anew when a category has another chart. */
  const [turn, setTurn] = useState(0);
  const writable = may('products.write');
  const make = () => go(adminPaths.newSizeChart());
  const choose = () => setChoosing(true);
  useAdminKeys('Size charts', [
    { press: 'c', label: 'Charts of categories', run: choose },
    ...(writable ? [{ press: 'n', label: 'New size chart', run: make }] : []),
  ]);
  return (
    <>
      <AdminTable
        key={turn}
        title="Size charts"
        list="size-charts"
        one="size chart"
        many="size charts"
        columns={sizeChartColumns}
        load={load}
        rowId={idOf}
        rowLabel={({ name }) => name}
        rowHref={(row) => adminPaths.sizeChart(idOf(row))}
        phone={(row) => ({
          title: row.name,
          value: row.sizes,
          line: usedBy(row),
          detail: <ChartWord {...row} />,
        })}
        search="Name"
        filters={[]}
        views={[{ name: 'All', query: {} }]}
        exportName="size-charts"
        empty={{
          title: 'There is no size chart',
          words: 'A chart says which measurements each size fits. It is shown by categories and by products.',
        }}
        actions={
          <>
            <Action press="c" onClick={choose}>
              Charts of categories
            </Action>
            {writable && (
              <Action icon={<PlusIcon size={18} />} press="n" onClick={make}>
                New size chart
              </Action>
            )}
          </>
        }
      />
      <UsesDialog
        open={choosing}
        writable={writable}
        onClose={(isChanged) => {
          setChoosing(false);
          if (isChanged) setTurn((before) => before + 1);
        }}
      />
    </>
  );
}
