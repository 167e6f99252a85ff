import { useEffect, useRef } from 'react';
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
  inset: ${space(4)} ${space(4)} auto ${space(4)};
  z-index: ${z('toast')};
  display: grid;
  gap: ${space(3)};
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
    inset-inline-start: auto;
    width: 382px;
  }
`;

const Live = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/**
 * Where messages appear: top right. Always in the page, so that screen readers watch it. It is a popover, shown anew
 * with every message, because only so it lies above an open dialog or drawer.
 */
export function ToastRegion({ toasts, onDismiss, onHold, onRelease }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    // Browsers without popovers show it where it stands.
    if (element?.togglePopover === undefined) return;
    element.togglePopover(false);
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  const render = (errors: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === errors)
      .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />);

  return (
    <Root
      ref={region}
      popover="manual"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <Live role="status">{render(false)}</Live>
      <Live role="alert">{render(true)}</Live>
    </Root>
  );
}
