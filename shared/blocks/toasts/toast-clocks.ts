import type { Stores, ToastAction, ToastRequest } from '@ritual/shared/state';
import { duration } from '@ritual/shared/theme';

/** Milliseconds to read a character of a toast, and to reach for what it offers. */
const reading = 60;
const reaching = 2_000;

/** How long a toast stands where it can be read. */
export function lifeOf({ text, action }: Pick<ToastRequest, 'text' | 'action'>): number {
  return duration('toastVisible') + text.length * reading + (action ? reaching : 0);
}

export interface ToastClocks {
  /** Sends a toast away for good. */
  readonly dismiss: (id: string) => void;
  /** What a toast offers, for the one who takes it; the toast goes, and a second tap on it gets nothing. */
  readonly take: (id: string) => ToastAction | undefined;
  /** Stops the clocks of all. One on its way out comes back if they are used, and goes if they only cannot be seen. */
  readonly hold: (used: boolean) => void;
  /** They can be read: starts the clock, from its beginning, of each toast whose clock does not run. */
  readonly release: () => void;
}

/**
 * How long each toast stands. The clocks are with the code that shows the toasts, which comes late, and not with those
 * who ask for them: none runs out before it could be read.
 */
export function createToastClocks(store: Stores['toasts']): ToastClocks {
  const clocks = new Map<string, ReturnType<typeof setTimeout>>();
  /** Nothing brings them back. */
  const dismissed = new Set<string>();

  const toasts = () => store.getState().toasts;
  const stop = (id: string) => {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
  };
  const after = (id: string, ms: number, what: () => void) => {
    stop(id);
    clocks.set(id, setTimeout(what, ms));
  };
  const drop = (id: string) => {
    stop(id);
    dismissed.delete(id);
    store.setState({ toasts: toasts().filter((toast) => toast.id !== id) });
  };
  const mark = (id: string, leaving: boolean) => {
    store.setState({ toasts: toasts().map((toast) => (toast.id === id ? { ...toast, leaving } : toast)) });
  };
  const leave = (id: string) => {
    mark(id, true);
    after(id, duration('toastLeave'), () => drop(id));
  };
  const open = (id: string) => (dismissed.has(id) ? undefined : toasts().find((toast) => toast.id === id));
  const dismiss = (id: string) => {
    if (!open(id)) return;
    dismissed.add(id);
    leave(id);
  };

  return {
    dismiss,
    take: (id) => {
      const action = open(id)?.action;
      dismiss(id);
      return action;
    },
    hold: (used) => {
      for (const { id, leaving } of toasts()) {
        if (dismissed.has(id) || (leaving && !used)) continue;
        stop(id);
        if (leaving) mark(id, false);
      }
    },
    release: () => {
      for (const toast of toasts()) {
        const { id } = toast;
        if (!clocks.has(id)) after(id, lifeOf(toast), () => leave(id));
      }
    },
  };
}
