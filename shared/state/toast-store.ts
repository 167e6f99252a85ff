import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ToastAction {
  readonly label: string;
  /** A path of this site, or what to do. */
  readonly to?: string;
  readonly onClick?: () => void;
}

/** `success` has a check, `error` is announced at once. */
export type ToastTone = 'success' | 'info' | 'error';

export interface ToastRequest {
  readonly text: string;
  readonly tone?: ToastTone;
  readonly action?: ToastAction;
}

export interface Toast extends ToastRequest {
  readonly id: string;
  readonly tone: ToastTone;
  /** On its way out. */
  readonly leaving: boolean;
}

export interface ToastState {
  /** The newest last, at most three. */
  readonly toasts: readonly Toast[];
  /** Shows a toast for 3 s and gives its id. */
  readonly show: (toast: ToastRequest) => string;
  readonly dismiss: (id: string) => void;
  /** Keeps a toast, or all of them, while hovered or focused. */
  readonly hold: (id?: string) => void;
  /** Starts the 3 s again. */
  readonly release: (id?: string) => void;
}

const shownFor = 3_000;
const leavingFor = 300;
const most = 3;

export function createToastStore(): StoreApi<ToastState> {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let made = 0;

  return createStore<ToastState>()((set, get) => {
    const after = (id: string, ms: number, what: () => void) => {
      clearTimeout(timers.get(id));
      timers.set(id, setTimeout(what, ms));
    };
    const drop = (id: string) => {
      clearTimeout(timers.get(id));
      timers.delete(id);
      set({ toasts: get().toasts.filter((toast) => toast.id !== id) });
    };
    const mark = (id: string, leaving: boolean) =>
      set({ toasts: get().toasts.map((toast) => (toast.id === id ? { ...toast, leaving } : toast)) });
    const known = (id: string) => get().toasts.some((toast) => toast.id === id);
    const dismiss = (id: string) => {
      if (!known(id)) return;
      mark(id, true);
      after(id, leavingFor, () => drop(id));
    };
    const each = (id: string | undefined, what: (id: string) => void) => {
      for (const toast of get().toasts) if (id === undefined || toast.id === id) what(toast.id);
    };
    const release = (id?: string) =>
      each(id, (one) => {
        mark(one, false);
        after(one, shownFor, () => dismiss(one));
      });
    return {
      toasts: [],
      show: (toast) => {
        made += 1;
        const id = `toast-${String(made)}`;
        set({ toasts: [...get().toasts, { tone: 'info', ...toast, id, leaving: false }] });
        for (const { id: old } of get().toasts.slice(0, -most)) drop(old);
        release(id);
        return id;
      },
      dismiss,
      hold: (id) =>
        each(id, (one) => {
          clearTimeout(timers.get(one));
          mark(one, false);
        }),
      release,
    };
  });
}
