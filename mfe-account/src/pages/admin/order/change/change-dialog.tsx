import { useCallback, useRef, useState } from 'react';
import { AdminDialog, ConfirmDialog } from '../../../../admin/index.ts';
import { ChangeForm, type ChangeFormProps } from './change-form.tsx';

interface ChangeDialogProps extends Omit<ChangeFormProps, 'onUnsaved'> {
  readonly open: boolean;
}

/** Changes what is to be shipped of an order; asks before what was typed is lost. */
export function ChangeDialog({ open, onClose, ...rest }: ChangeDialogProps) {
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const onUnsaved = useCallback((is: boolean) => {
    unsaved.current = is;
  }, []);
  const close = () => {
    unsaved.current = false;
    setAsking(false);
    onClose();
  };
  const leave = () => (unsaved.current ? setAsking(true) : close());
  return (
    <>
      <AdminDialog open={open} onClose={leave} title={`Change ${rest.order.number}`} width="decision">
        <ChangeForm {...rest} onUnsaved={onUnsaved} onClose={leave} />
      </AdminDialog>
      <ConfirmDialog
        open={asking}
        title="Discard what you have changed?"
        button="Discard the changes"
        destroys
        onClose={() => setAsking(false)}
        onDo={() => {
          close();
          return Promise.resolve();
        }}
      >
        The order stays as it is. Nothing was sent.
      </ConfirmDialog>
    </>
  );
}
