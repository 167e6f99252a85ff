import type { Consent } from '../contract/index.ts';

/** What somebody tells the host before its late code listens, or without knowing whether there is a host. */
export interface Signals {
  readonly choices: Readonly<Record<never, never>>;
  readonly track: TrackedEvent;
}

/** What a remote has to tell of that no address says. */
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

/** Each remote brings its own copy of this room; what they have in common lies in the page. */
export function pageMemory(): PageMemory {
  const page = globalThis as { [place]?: PageMemory };
  return (page[place] ??= { waiting: {}, takers: {} });
}

/** Forgets everything; for tests. */
export function forgetPage(): void {
  Reflect.deleteProperty(globalThis, place);
}
