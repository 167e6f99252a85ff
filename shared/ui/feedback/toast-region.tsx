import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { media, space, z } from '@ritual/shared/theme';
import { Toast, type ToastContent } from './toast.tsx';

export interface ToastRegionProps {
  readonly toasts: readonly ToastContent[];
  readonly onDismiss: (id: string) => void;
  /** The pointer or the focus is on the messages: stop their clocks until `onRelease`. */
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
}

const Root = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${z('toast')};
  width: auto;
  max-width: none;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;
  ${media.sm} {
    inset: ${space(4)} ${space(4)} auto auto;
    width: 382px;
  }
`;

const Live = styled.div`
  display: grid;
  gap: ${space(0.5)};
  &:not(:empty) {
    margin-block-end: ${space(0.5)};
  }
  ${media.sm} {
    gap: ${space(3)};
    &:not(:empty) {
      margin-block-end: ${space(3)};
    }
  }
`;

/** The open modal dialog that lies on top, if any: everything outside it is inert and unheard. */
function useTopDialog(newest: string | undefined): HTMLDialogElement | null {
  const [host, setHost] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    if (newest !== undefined)
      setHost([...document.querySelectorAll('dialog')].findLast((dialog) => dialog.open) ?? null);
  }, [newest]);
  useEffect(() => {
    if (host === null) return undefined;
    const leave = () => {
      setHost(null);
    };
    host.addEventListener('close', leave);
    return () => {
      host.removeEventListener('close', leave);
    };
  }, [host]);
  return host;
}

/**
 * Where messages appear: top right. Always in the page, so that screen readers watch it. It is a popover, shown anew
 * with every message, and moves into an open dialog or drawer: only so it lies above it and can be heard and used.
 */
export function ToastRegion({ toasts, onDismiss, onHold, onRelease }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  const host = useTopDialog(newest);

  useEffect(() => {
    const element = region.current;
    // Browsers without popovers show it where it stands.
    if (element?.togglePopover === undefined) return;
    element.togglePopover(false);
    if (newest !== undefined) element.showPopover();
  }, [newest, host]);

  const isHeld = () =>
    region.current !== null &&
    (region.current.matches(':hover') || region.current.contains(document.activeElement));
  const holdNewest = useEffectEvent(() => {
    if (isHeld()) onHold?.();
  });
  // What comes while the pointer or the focus is here is held, too.
  useEffect(() => {
    if (newest !== undefined) holdNewest();
  }, [newest]);

  const release = () => {
    if (!isHeld()) onRelease?.();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) release();
  };

  const render = (errors: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === errors)
      .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />);

  const content = (
    <Root
      ref={region}
      popover="manual"
      onPointerEnter={onHold}
      onPointerLeave={release}
      onFocus={onHold}
      onBlur={handleBlur}
    >
      <Live role="status">{render(false)}</Live>
      <Live role="alert">{render(true)}</Live>
    </Root>
  );
  return host === null ? content : createPortal(content, host);
}
