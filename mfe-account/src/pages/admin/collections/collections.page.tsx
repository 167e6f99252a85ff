import { useState } from 'react';
import type { AdminCollectionSummary } from '@ritual/shared/contract';
import { listAdminCollections } from '@ritual/shared/contract/admin-calls';
import { collectionStateLabel, collectionStates } from '@ritual/shared/kernel';
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
import { collectionColumns, CollectionWord } from './collections-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';

const load: Load<AdminCollectionSummary> = ({ q, state }, page, signal) => {
  const known = collectionStates.find((each) => each === state);
  const query = { ...page, ...(q !== undefined && { q }), ...(known && { state: known }) };
  return conditionalCall(listAdminCollections, { query }, { signal });
};
const idOf = ({ id }: AdminCollectionSummary) => String(id);

const filters = [
  {
    ...{ name: 'state', label: 'Visibility', single: true },
    values: collectionStates.map((value) => ({ value, label: collectionStateLabel[value] })),
  },
];
const views = [
  { name: 'All', query: {} },
  ...collectionStates.map((state) => ({ name: collectionStateLabel[state], query: { state } })),
];

/** All collections in the order of the store, hidden ones and such as are not due too. */
export function Component() {
  const may = useRights();
  const go = useGo();
  const [ordering, setOrdering] = useState(false);
  /** The list is loaded anew when its order is another one. */
  const [turn, setTurn] = useState(0);
  const writable = may('products.write');
  const make = () => go(adminPaths.newCollection);
  useAdminKeys('Collections', [
    ...(writable
      ? [
          { press: 'n', label: 'New collection', run: make },
          { press: 'o', label: 'Change the order', run: () => setOrdering(true) },
        ]
      : []),
  ]);
  return (
    <>
      <AdminTable
        key={turn}
        title="Collections"
        list="collections"
        one="collection"
        many="collections"
        columns={collectionColumns}
        load={load}
        rowId={idOf}
        rowLabel={({ title }) => title}
        rowHref={(row) => adminPaths.collection(idOf(row))}
        phone={({ title, count, slug, state }) => ({
          title,
          value: count.toLocaleString('en-US'),
          line: `/collections/${slug}`,
          detail: <CollectionWord state={state} />,
        })}
        search="Title, address"
        filters={filters}
        views={views}
        exportName="collections"
        empty={{
          title: 'There is no collection yet',
          words: 'A collection gathers products by a rule or by hand, and has a page of its own.',
        }}
        actions={
          writable && (
            <>
              <Action press="o" onClick={() => setOrdering(true)}>
                Change the order
              </Action>
              <Action icon={<PlusIcon size={18} />} press="n" onClick={make}>
                New collection
              </Action>
            </>
          )
        }
      />
      <OrderDialog
        open={ordering}
        onClose={() => setOrdering(false)}
        onOrdered={() => setTurn((before) => before + 1)}
      />
    </>
  );
}
