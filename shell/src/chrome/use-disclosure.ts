import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '@ritual/shared/routing';

/**
 * A button that shows a panel beside it: closes with Escape (focus back on the button), on a click or focus
 * outside, and when the page changes.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (open && openedAt !== key) setOpen(false);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  const toggle = useCallback(() => {
    setOpenedAt(key);
    setOpen((before) => !before);
  }, [key]);
  return { root, button, open, toggle, close };
}
