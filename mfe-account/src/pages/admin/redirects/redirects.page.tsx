import { useState } from 'react';
import { removeRedirect } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { PlusIcon, UploadIcon } from '@ritual/shared/ui';
import { Action, AdminTable, useAdminKeys, useGo, useRights, useUndo } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import {
  exportedRedirects,
  loadRedirects,
  redirectBulk,
  redirectColumns,
  type ShownRedirect,
} from './redirects-table.tsx';

const idOf = ({ id }: ShownRedirect) => String(id);

/** Addresses that pages had, here or in the previous shop, and where they lead now. */
export function Component() {
  const writable = useRights()('settings.write');
  const go = useGo();
  const say = useUndo();
  const [adding, setAdding] = useState(false);
  /** The list is loaded anew with each. */
  const [turn, setTurn] = useState(0);
  const bring = () => go(adminPaths.importsOf('redirects'));
  const keys = [
    { press: 'n', label: 'New redirect', run: () => setAdding(true) },
    { press: 'i', label: 'Import', run: bring },
  ];
  useAdminKeys('Redirects', writable ? keys : []);
  return (
    <>
      <AdminTable
        key={turn}
        title="Redirects"
        list="redirects"
        one="redirect"
        many="redirects"
        intro="Where an old address leads that has no page any more. Addresses of products as Shopify writes them, such as /products/ascend-legging, lead to the product with this handle without an entry here; so do old addresses of collections and pages."
        columns={redirectColumns}
        load={loadRedirects}
        rowId={idOf}
        rowLabel={({ from }) => from}
        phone={({ from, to, removed }) => ({ title: from, line: removed ? 'Removed' : `→ ${to}` })}
        search="A part of an address"
        bulk={redirectBulk}
        exportName="redirects"
        exportText={exportedRedirects}
        empty={{
          title: 'There is no redirect yet',
          words: 'Add one, or import those of the previous shop.',
        }}
        actions={
          writable && (
            <>
              <Action icon={<UploadIcon size={18} />} press="i" onClick={bring}>
                Import
              </Action>
              <Action icon={<PlusIcon size={18} />} press="n" onClick={() => setAdding(true)}>
                New redirect
              </Action>
            </>
          )
        }
      />
      <RedirectDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={({ id, from, to }) => {
          setTurn((before) => before + 1);
          const undo = async () => {
            await api.call(removeRedirect, { params: { id: String(id) } });
            setTurn((before) => before + 1);
          };
          say({ words: `${from} leads to ${to}`, undo });
        }}
      />
    </>
  );
}
