import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { media, space, z } from '@ritual/shared/theme';
import { Toast, type ToastContent } from './toast.tsx';

export interface ToastRegionProps {
  readonly toasts: readonly ToastContent[];
  readonly onDismiss: (id: string) => void;
  /** The page below is about to change: a message on the old page would not be read. */
  readonly waiting?: boolean;
  /** Pause the timers until `onRelease`: the pointer or the focus is on the messages (`used`), or they are not visible. */
  readonly onHold?: (used: boolean) => void;
  /** All messages are on the screen, and nothing pauses them. Also called when nothing has changed. */
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

/**
 * The topmost open modal dialog, if any: everything outside it is inert and not announced. It is looked up for each message
 * and each page, because a page that is left removes its dialog without closing it.
 */
function useTopDialog(newest: string | undefined, waiting: boolean): HTMLDialogElement | null {
  const [host, setHost] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    const dialogs = newest === undefined ? [] : [...document.querySelectorAll('dialog')];
    setHost(dialogs.findLast((dialog) => dialog.open) ?? null);
  }, [newest, waiting]);
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

/** Calls back once the last render has been painted. In a hidden document that never happens. */
function afterPaint(what: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(what);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The region of the messages: top right. Always in the page, so that screen readers watch it. It is a popover, shown again
 * with every message, and moves into an open dialog or drawer: only there is it on top, announced and usable.
 */
export function ToastRegion({ toasts, waiting = false, onDismiss, onHold, onRelease }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  /** After a tap the browser treats the region as hovered until the next tap. */
  const byFinger = useRef(false);
  const newest = toasts.at(-1)?.id;
  const host = useTopDialog(newest, waiting);

  useEffect(() => {
    const element = region.current;
    // Browsers without popovers show it in its place in the page.
    if (element?.togglePopover === undefined || !element.isConnected) return;
    element.togglePopover(false);
    if (newest !== undefined) element.showPopover();
  }, [newest, host]);

  const settle = () => {
    const element = region.current;
    const hovered = !byFinger.current && element?.matches(':hover') === true;
    const used = hovered || element?.contains(document.activeElement) === true;
    if (used || waiting || document.visibilityState === 'hidden') onHold?.(used);
    else onRelease?.();
  };
  const settleNow = useEffectEvent(settle);
  // After every render: a new message, one that replaced another, a page that has begun to load or has loaded.
  useEffect(() => afterPaint(() => settleNow()));
  useEffect(() => {
    const look = () => settleNow();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) settle();
  };

  const render = (errors: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === errors)
      .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />);

  const content = (
    <Root
      ref={region}
      popover="manual"
      onPointerEnter={({ pointerType }) => {
        byFinger.current = pointerType === 'touch';
        onHold?.(true);
      }}
      onPointerLeave={settle}
      onFocus={() => onHold?.(true)}
      onBlur={handleBlur}
    >
      <Live role="status">{render(false)}</Live>
      <Live role="alert">{render(true)}</Live>
    </Root>
  );
  return host === null ? content : createPortal(content, host);
}
