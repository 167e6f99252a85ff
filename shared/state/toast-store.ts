import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ToastAction {
  readonly label: string;
  /** A path of this site, or a callback. */
  readonly to?: string;
  readonly onClick?: () => void;
}

/** `success` has a check mark, `error` is announced assertively. */
export type ToastTone = 'success' | 'info' | 'error';

export interface ToastRequest {
  readonly text: string;
  readonly tone?: ToastTone;
  readonly action?: ToastAction;
}

export interface Toast extends ToastRequest {
  readonly id: string;
  readonly tone: ToastTone;
  /** When it was requested, in ms since the page began. */
  readonly askedAt: number;
  /** Fading out. */
  readonly leaving: boolean;
}

export interface ToastState {
  /** The newest last, at most three. `blocks/toast-clocks`, which shows them, also removes them. */
  readonly toasts: readonly Toast[];
  /** Adds a toast and returns its id. A message that is already shown is not added twice. */
  readonly show: (toast: ToastRequest) => string;
}

const max = 3;
/** The same message within so many ms counts as one: several calls fail at once when the store cannot be reached. */
const sameNews = 1_000;

/** A toast's action belongs to one event ('Address removed. Undo'), so each such toast is new. */
function saysTheSame(a: ToastRequest, b: ToastRequest): boolean {
  return a.text === b.text && a.action?.onClick === b.action?.onClick && a.action?.to === b.action?.to;
}

/** The toasts of a page. */
export function createToastStore(): StoreApi<ToastState> {
  let made = 0;
  return createStore<ToastState>()((set, get) => ({
    toasts: [],
    show: (toast) => {
      const { toasts } = get();
      const askedAt = performance.now();
      const same = toasts.find((other) => saysTheSame(other, toast));
      if (same && !same.leaving && askedAt - same.askedAt < sameNews) return same.id;
      made += 1;
      const id = `toast-${String(made)}`;
      // A message repeated later is announced again, in place of the first toast.
      const others = toasts.filter((other) => other !== same);
      set({
        toasts: [...others, { tone: 'info' as const, ...toast, id, askedAt, leaving: false }].slice(-max),
      });
      return id;
    },
  }));
}
