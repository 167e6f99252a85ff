import { pageMemory, type Signals, type TrackedEvent } from './page-memory.ts';

/** More signals than a page sends before the host listens. */
const max = 20;

function send<Name extends keyof Signals>(name: Name, signal: Signals[Name]): void {
  const { takers, waiting } = pageMemory();
  const listener = takers[name];
  if (listener) {
    listener(signal);
    return;
  }
  const queue: Signals[Name][] = waiting[name] ?? [];
  Object.assign(waiting, { [name]: [...queue, signal].slice(-max) });
}

function listen<Name extends keyof Signals>(
  name: Name,
  listener: (signal: Signals[Name]) => void,
): () => void {
  const { takers, waiting } = pageMemory();
  Object.assign(takers, { [name]: listener });
  // Not synchronously: the caller needs the unsubscribe function before the first signal arrives.
  queueMicrotask(() => {
    if (takers[name] !== (listener as unknown)) return;
    const queue = waiting[name] ?? [];
    Reflect.deleteProperty(waiting, name);
    for (const signal of queue) listener(signal);
  });
  return () => {
    if (takers[name] === (listener as unknown)) Reflect.deleteProperty(takers, name);
  };
}

/** Asks the host to show the cookie choices. Signals sent before the host's code has loaded are delivered then. */
export function openCookieChoices(): void {
  send('choices', {});
}

/** For the host: called when a shopper asks for the cookie choices. Returns an unsubscribe function. */
export function onCookieChoices(show: () => void): () => void {
  return listen('choices', show);
}

/** Reports an event to the host's analytics, which count it only with the shopper's consent. */
export function track(event: TrackedEvent): void {
  send('track', event);
}

/** For the host: receives the events sent by `track`, including those sent before. Returns an unsubscribe function. */
export function onTracked(listener: (event: TrackedEvent) => void): () => void {
  return listen('track', listener);
}
