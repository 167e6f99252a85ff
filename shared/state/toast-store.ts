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
  /** Adds a toast and gives its id. Words that stand there already stay there once. */
  readonly show: (toast: ToastRequest) => string;
  /** Sends a toast away for good. */
  readonly dismiss: (id: string) => void;
  /** What a toast offers, for the one who takes it; the toast goes, and a second tap on it gets nothing. */
  readonly take: (id: string) => ToastAction | undefined;
  /** Stops the clocks of all: nobody can read them now, or somebody is about to use one. */
  readonly hold: () => void;
  /** They can be read: starts the clock, from its beginning, of each toast whose clock does not run. */
  readonly release: () => void;
}

/** Milliseconds to notice a toast, to read a character of it, and to reach for what it offers. */
const noticing = 3_000;
const reading = 60;
const reaching = 2_000;
const leavingFor = 300;
const most = 3;
/** The same words within so many ms are the same news: several calls fail at once when the store cannot be reached. */
const sameNews = 1_000;

/** How long a toast stands where it can be read. */
export function lifeOf({ text, action }: Pick<ToastRequest, 'text' | 'action'>): number {
  return noticing + text.length * reading + (action ? reaching : 0);
}

/** What a toast offers to do belongs to one event ('Address removed. Undo'): it is news each time. */
function saysTheSame(a: ToastRequest, b: ToastRequest): boolean {
  return a.text === b.text && a.action?.onClick === b.action?.onClick && a.action?.to === b.action?.to;
}

/**
 * The messages of a page. Whoever shows them starts their clocks with `release`, so that none runs out before it could be
 * read: the code that shows them comes late, and a page may still be on its way.
 */
export function createToastStore(): StoreApi<ToastState> {
  const clocks = new Map<string, ReturnType<typeof setTimeout>>();
  const shownAt = new Map<string, number>();
  /** Nothing brings them back. */
  const dismissed = new Set<string>();
  let made = 0;

  return createStore<ToastState>()((set, get) => {
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
      shownAt.delete(id);
      dismissed.delete(id);
      set({ toasts: get().toasts.filter((toast) => toast.id !== id) });
    };
    const mark = (id: string, leaving: boolean) =>
      set({ toasts: get().toasts.map((toast) => (toast.id === id ? { ...toast, leaving } : toast)) });
    const leave = (id: string) => {
      mark(id, true);
      after(id, leavingFor, () => drop(id));
    };
    const open = (id: string) =>
      dismissed.has(id) ? undefined : get().toasts.find((toast) => toast.id === id);
    const dismiss = (id: string) => {
      if (!open(id)) return;
      dismissed.add(id);
      leave(id);
    };
    return {
      toasts: [],
      show: (toast) => {
        const same = get().toasts.find((other) => saysTheSame(other, toast));
        const now = performance.now();
        if (same && !same.leaving && now - (shownAt.get(same.id) ?? 0) < sameNews) return same.id;
        // What happened again is told again, in place of the first time.
        if (same) drop(same.id);
        made += 1;
        const id = `toast-${String(made)}`;
        shownAt.set(id, now);
        set({ toasts: [...get().toasts, { tone: 'info', ...toast, id, leaving: false }] });
        for (const { id: old } of get().toasts.slice(0, -most)) drop(old);
        return id;
      },
      dismiss,
      take: (id) => {
        const action = open(id)?.action;
        dismiss(id);
        return action;
      },
      hold: () => {
        for (const { id, leaving } of get().toasts) {
          if (dismissed.has(id)) continue;
          stop(id);
          if (leaving) mark(id, false);
        }
      },
      release: () => {
        for (const toast of get().toasts) {
          const { id } = toast;
          if (!clocks.has(id)) after(id, lifeOf(toast), () => leave(id));
        }
      },
    };
  });
}
