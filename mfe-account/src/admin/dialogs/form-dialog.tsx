import { useCallback, useRef, useState, type ReactNode } from 'react';
import { AdminDialog, type AdminDialogProps } from './admin-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

/** What a form in a dialog tells it. */
export interface DialogForm {
  /** Says whether something was typed or chosen that would be lost. The same function at every render. */
  readonly onUnsaved: (is: boolean) => void;
  /** Leaves without having done anything: asks first where something would be lost. */
  readonly onClose: () => void;
  /** It is done. */
  readonly onDone: () => void;
}

interface FormDialogProps extends Omit<AdminDialogProps, 'children' | 'onDo'> {
  /** The question before what was typed is lost, and what becomes of it. */
  readonly question?: string;
  readonly lost?: string;
  readonly children: (form: DialogForm) => ReactNode;
}

/** A dialog with a form, which asks before what was typed is lost: Escape is pressed by mistake, too. */
export function FormDialog({
  question = 'Discard what you have changed?',
  lost = 'What was typed or chosen here is lost.',
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
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
      <AdminDialog {...dialog} onClose={leave}>
        {children({ onUnsaved, onClose: leave, onDone: close })}
      </AdminDialog>
      <DiscardDialog open={asking} title={question} onClose={() => setAsking(false)} onDiscard={close}>
        {lost}
      </DiscardDialog>
    </>
  );
}
