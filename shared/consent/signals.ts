import { pageMemory, type Signals, type TrackedEvent } from './page-memory.ts';

/** More than a page has to say before somebody listens. */
const max = 20;

function tell<Name extends keyof Signals>(name: Name, signal: Signals[Name]): void {
  const { takers, waiting } = pageMemory();
  const take = takers[name];
  if (take) {
    take(signal);
    return;
  }
  const line: Signals[Name][] = waiting[name] ?? [];
  Object.assign(waiting, { [name]: [...line, signal].slice(-max) });
}

function listen<Name extends keyof Signals>(name: Name, take: (signal: Signals[Name]) => void): () => void {
  const { takers, waiting } = pageMemory();
  Object.assign(takers, { [name]: take });
  // Not at once: who listens must have the way to stop by then.
  queueMicrotask(() => {
    if (takers[name] !== (take as unknown)) return;
    const line = waiting[name] ?? [];
    Reflect.deleteProperty(waiting, name);
    for (const signal of line) take(signal);
  });
  return () => {
    if (takers[name] === (take as unknown)) Reflect.deleteProperty(takers, name);
  };
}

/** Has the host show the cookie choices. Works before its code has come, too: they are shown then. */
export function openCookieChoices(): void {
  tell('choices', {});
}

/** For the host: called when somebody wants to see the cookie choices. Gives the way to stop. */
export function onCookieChoices(show: () => void): () => void {
  return listen('choices', show);
}

/** Tells the host's analytics of something. Whether it is counted is decided there, by what was agreed to. */
export function track(event: TrackedEvent): void {
  tell('track', event);
}

/** For the host: takes what is told by `track`, also what was told before. Gives the way to stop. */
export function onTracked(take: (event: TrackedEvent) => void): () => void {
  return listen('track', take);
}
