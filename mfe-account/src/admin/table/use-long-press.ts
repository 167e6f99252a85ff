import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as the systems of phones wait before they open their own menu. */
const held = 500;
/** Pixels by which a finger that rests may move. */
const leeway = 10;

/** Handlers of an element that a finger holds; null: nothing happens. The tap that ends it does nothing else. */
export function useLongPress(run: (() => void) | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const done = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  if (run === null) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      done.current = false;
      if (event.pointerType === 'mouse') return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        done.current = true;
        run();
      }, held);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > leeway) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu of a held link; a mouse keeps its menu.
    onContextMenu: (event: MouseEvent) => {
      if (event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch')
        event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
