import { useEffect, useRef, useState, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { duration } from '@ritual/shared/theme';

interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Binds `open` to a native modal dialog. Escape, the backdrop and the browser's own closing ask `onClose`; the caller
 * decides by `open`. The focus goes back to where it was, also when the dialog is unmounted while open.
 * `filled` says whether the content is to be rendered: from the opening until the closing has been seen.
 */
export function useModal(open: boolean, onClose: () => void): { dialog: ModalProps; filled: boolean } {
  const ref = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(!open);
  }

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // The browser does this itself for a dialog that is still in the page; not for one that is being unmounted.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => {
      setLeaving(false);
    }, duration('slow'));
    return () => {
      clearTimeout(timer);
    };
  }, [leaving]);

  const fromItself = (event: SyntheticEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return {
    filled: open || leaving,
    dialog: {
      ref,
      onCancel: (event) => {
        // Cancel events of file inputs bubble up to here.
        if (!fromItself(event)) return;
        event.preventDefault();
        onClose();
      },
      onClose: (event) => {
        // The event comes late: by then the dialog may have been opened again (strict mode does so at once).
        if (fromItself(event) && open && !event.currentTarget.open) onClose();
      },
      onClick: (event) => {
        // The content fills the dialog, so a click on the dialog itself is one on its backdrop.
        if (fromItself(event)) onClose();
      },
    },
  };
}
