import { AdminDialog } from '../dialogs/admin-dialog.tsx';

/** Finds and does. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <AdminDialog open onClose={onClose} title="Find or do">
      {null}
    </AdminDialog>
  );
}
