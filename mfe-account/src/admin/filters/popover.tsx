import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius, space, z } from '@ritual/shared/theme';
import { floating, measures, phone, role, text } from '../theme/index.ts';

const Root = styled.div<{ $end: boolean }>`
  ${floating}
  position: absolute;
  inset-block-start: calc(100% + ${space(1.5)});
  ${({ $end }) => ($end ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
  z-index: ${z('bar')};
  width: ${measures.popover}px;
  padding: ${space(2)};
  border-radius: ${radius('panel')};
  background: ${role('raised')};
  ${text('cell')}
  ${phone} {
    position: fixed;
    inset: auto 0 0;
    /* Above the bar of the selection, which is there, too. */
    z-index: ${z('modal')};
    width: auto;
    max-height: 70dvh;
    overflow-y: auto;
    padding: ${space(4)};
  }
`;

interface PopoverProps {
  readonly label: string;
  readonly onClose: () => void;
  /** At the right edge of what opened it. */
  readonly end?: boolean;
  readonly children: ReactNode;
}

/** A part that floats below what opened it. Takes the focus; Esc and a press elsewhere close it, and Esc gives the focus back. */
export function Popover({ label, onClose, end = false, children }: PopoverProps) {
  const root = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const before = document.activeElement;
    const place = root.current?.parentElement;
    const first = root.current?.querySelector<HTMLElement>('input:enabled, button:enabled');
    first?.focus();
    const press = (event: PointerEvent) => {
      // A press on what opened it is its own to handle.
      if (event.target instanceof Node && !place?.contains(event.target)) close.current();
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
      const at = document.activeElement;
      if (at !== null && at !== document.body) return;
      // What had the focus may have gone with the popover before this one.
      const back = before?.isConnected ? before : place?.querySelector('button');
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);
  return (
    <Root
      ref={root}
      role="dialog"
      aria-label={label}
      $end={end}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </Root>
  );
}

/** What opens a popover, and the popover. */
export const PopoverPlace = styled.div`
  position: relative;
`;
