import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { duration } from '@ritual/shared/theme';

interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Set while a modal closes, so that one which opens in the same instant knows which it replaces. */
const leavingMark = 'data-modal-leaving';

function giveFocusBack(to: Element | null): void {
  // Another modal has replaced it by now.
  if (document.activeElement?.closest('dialog[open]')?.contains(to) === false) return;
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}

/**
 * Binds `open` to a native modal dialog. Escape, the backdrop and the browser's own closing call `onClose`; the caller
 * decides by `open`. The focus returns to where it was, also when the dialog is unmounted while open. `filled` is whether the
 * content is to be rendered: from opening until the closing animation has ended. `opening` is the key of the content: a
 * dialog opened again while it closes starts afresh, without what was typed before.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
): { dialog: ModalProps; filled: boolean; opening: number } {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const before = useRef<Element>(null);
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const [opening, setOpening] = useState(0);
  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(!open);
    if (open) setOpening(opening + 1);
  }

  // Before the browser paints or handles the next key: where one modal replaces another (a remote's that of the shell, once
  // its code has loaded), Escape must not be lost between the two, and nothing slides in a second time.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const page = document.documentElement;
    const leaver = page.getAttribute(leavingMark);
    // Strict mode closes and opens the same one.
    dialog.toggleAttribute('data-replacing', leaver !== null && leaver !== id);
    before.current = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.removeAttribute('data-replacing');
      page.setAttribute(leavingMark, id);
      queueMicrotask(() => page.removeAttribute(leavingMark));
      dialog.close();
      // The browser does this itself for a dialog that is still in the page, but not for one that is being unmounted.
      giveFocusBack(before.current);
    };
  }, [open, id]);

  // Again afterwards: React restores the focus to where it was before its commit. Not if it was moved on purpose.
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    return () => {
      const at = document.activeElement;
      if (at === null || at === document.body || dialog.contains(at)) giveFocusBack(before.current);
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
    opening,
    dialog: {
      ref,
      onCancel: (event) => {
        // Cancel events of file inputs bubble up to here.
        if (!fromItself(event)) return;
        event.preventDefault();
        onClose();
      },
      onClose: (event) => {
        // The event arrives late: by then the dialog may have been opened again (strict mode does so at once).
        if (fromItself(event) && open && !event.currentTarget.open) onClose();
      },
      onClick: (event) => {
        // The content fills the dialog, so a click on the dialog itself is one on its backdrop.
        if (fromItself(event)) onClose();
      },
    },
  };
}
