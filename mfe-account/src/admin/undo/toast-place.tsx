import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { folded, measures, phone } from '../theme/index.ts';

/** Px: 14 above the bulk bar, which is 48 high and 46 above the window's lower edge. */
const aboveBar = 108;
/** Px: on phones the foot of a dialog has two buttons below each other. */
const aboveFoot = 168;

const Root = styled.div<{ $inDialog: boolean }>`
  position: fixed;
  /* raw: above the bulk bar, beside the sidebar */
  inset: auto 0 ${aboveBar}px ${({ $inDialog }) => ($inDialog ? 0 : measures.sidebar)}px;
  /* Instead of what browsers give a popover. */
  width: auto;
  height: auto;
  margin: 0;
  padding: 0 ${space(4)};
  border: 0;
  background: none;
  overflow: visible;
  display: grid;
  justify-content: center;
  pointer-events: none;
  ${folded} {
    inset-inline-start: 0;
  }
  ${phone} {
    /* raw: above a dialog's foot */
    inset-block-end: ${({ $inDialog }) => ($inDialog ? aboveFoot : aboveBar)}px;
    :root:has([role='toolbar'][aria-label='Selection']) & {
      /* raw: there the bar has a line for what is selected, and two for the actions */
      inset-block-end: 200px;
    }
  }
`;

/** The topmost open dialog, looked up for each message: everything outside a modal dialog is inert. */
function useTopDialog(shown: unknown): HTMLDialogElement | null {
  const [host, setHost] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    const dialogs = [...document.querySelectorAll('dialog')];
    setHost(dialogs.findLast((dialog) => dialog.open) ?? null);
  }, [shown]);
  useEffect(() => {
    if (host === null) return undefined;
    const leave = () => setHost(null);
    host.addEventListener('close', leave);
    return () => host.removeEventListener('close', leave);
  }, [host]);
  return host;
}

interface ToastPlaceProps {
  /** The message; each one is shown above what is open then. */
  readonly shown: unknown;
  readonly children: ReactNode;
}

/** Where the toast is: a popover, which no z-index could replace above a modal dialog, and in an open dialog, where alone it can be used. */
export function ToastPlace({ shown, children }: ToastPlaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const host = useTopDialog(shown);
  useEffect(() => {
    root.current?.togglePopover(false);
    root.current?.showPopover();
  }, [shown, host]);
  const place = (
    <Root ref={root} $inDialog={host !== null} popover="manual">
      {children}
    </Root>
  );
  return host === null ? place : createPortal(place, host);
}
