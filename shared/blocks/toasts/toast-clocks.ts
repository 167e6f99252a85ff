import type { Stores, ToastAction, ToastRequest } from '@ritual/shared/state';
import { duration } from '@ritual/shared/theme';

/** Milliseconds to read a character of a toast, and to reach its action. */
const reading = 60;
const reaching = 2_000;

/** How long a toast is shown once it can be read. */
export function lifeOf({ text, action }: Pick<ToastRequest, 'text' | 'action'>): number {
  return duration('toastVisible') + text.length * reading + (action ? reaching : 0);
}

export interface ToastClocks {
  /** Removes a toast for good. */
  readonly dismiss: (id: string) => void;
  /** Returns a toast's action for its caller to run; the toast disappears, and a second tap gets nothing. */
  readonly take: (id: string) => ToastAction | undefined;
  /** Pauses all timers. A fading toast comes back if the toasts are in use, and disappears if they are merely not visible. */
  readonly hold: (used: boolean) => void;
  /** The toasts can be read: starts the full timer of each toast without a running one. */
  readonly release: () => void;
}

/**
 * Timers of the toasts. They belong to the code that shows the toasts, which loads lazily, and not to the code that adds
 * them: none expires before it could be read.
 */
export function createToastClocks(store: Stores['toasts']): ToastClocks {
  const clocks = new Map<string, ReturnType<typeof setTimeout>>();
  /** Toasts that nothing brings back. */
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
