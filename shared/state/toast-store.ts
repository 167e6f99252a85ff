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
  /** When it was asked for, in ms since the page began. */
  readonly askedAt: number;
  /** On its way out. */
  readonly leaving: boolean;
}

export interface ToastState {
  /** The newest last, at most three. Whoever shows them takes them away again (`blocks/toast-clocks`). */
  readonly toasts: readonly Toast[];
  /** Adds a toast and gives its id. Words that stand there already stay there once. */
  readonly show: (toast: ToastRequest) => string;
}

const max = 3;
/** The same words within so many ms are the same news: several calls fail at once when the store cannot be reached. */
const sameNews = 1_000;

/** What a toast offers to do belongs to one event ('Address removed. Undo'): it is news each time. */
function saysTheSame(a: ToastRequest, b: ToastRequest): boolean {
  return a.text === b.text && a.action?.onClick === b.action?.onClick && a.action?.to === b.action?.to;
}

/** The messages of a page. */
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
      // What happened again is told again, in place of the first time.
      const others = toasts.filter((other) => other !== same);
      set({
        toasts: [...others, { tone: 'info' as const, ...toast, id, askedAt, leaving: false }].slice(-max),
      });
      return id;
    },
  }));
}
