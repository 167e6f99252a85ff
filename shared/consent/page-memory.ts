import type { Consent } from '../contract/index.ts';

/** Signals to the host. They may be sent before its lazy code listens, and by remotes that run without a host. */
export interface Signals {
  readonly choices: Readonly<Record<never, never>>;
  readonly track: TrackedEvent;
}

/** What a remote reports that no URL shows. */
export interface TrackedEvent {
  readonly kind: 'purchase';
  readonly orderId: string;
}

interface PageMemory {
  /** The decision, where the browser refuses to store it. */
  consent?: Consent;
  readonly waiting: { [Name in keyof Signals]?: Signals[Name][] };
  readonly takers: { [Name in keyof Signals]?: (signal: Signals[Name]) => void };
}

const place = Symbol.for('rop.consent');

/** Each remote bundles its own copy of this module, so shared data is kept on `globalThis`. */
export function pageMemory(): PageMemory {
  const page = globalThis as { [place]?: PageMemory };
  return (page[place] ??= { waiting: {}, takers: {} });
}

/** Clears everything; for tests. */
export function forgetPage(): void {
  Reflect.deleteProperty(globalThis, place);
}
