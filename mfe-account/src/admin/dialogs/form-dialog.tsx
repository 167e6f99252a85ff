import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { AdminDialog, type AdminDialogProps } from './admin-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { useOpening } from './use-opening.ts';

/** What a form in a dialog tells it. */
export interface DialogForm {
  /** Says whether something was typed or chosen that would be lost. The same function at every render. */
  readonly onUnsaved: (is: boolean) => void;
  /** Leaves without having done anything: asks first where something would be lost. */
  readonly onClose: () => void;
  /** It is done. Said late, when the dialog was left or opened anew, it closes nothing. */
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
  open,
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
  const opening = useOpening(open);
  const shown = useRef<number | null>(null);
  useLayoutEffect(() => {
    shown.current = open ? opening : null;
  });
  const done = () => {
    if (shown.current === opening) close();
  };
  const leave = () => (unsaved.current ? setAsking(true) : close());
  return (
    <>
      <AdminDialog {...dialog} open={open} onClose={leave}>
        {children({ onUnsaved, onClose: leave, onDone: done })}
      </AdminDialog>
      <DiscardDialog open={asking} title={question} onClose={() => setAsking(false)} onDiscard={close}>
        {lost}
      </DiscardDialog>
    </>
  );
}
