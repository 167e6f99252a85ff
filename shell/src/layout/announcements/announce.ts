/** Announces a message through the store's one live region, for changes that are not visible where the user is. */
type Listener = (text: string) => void;

const listeners = new Set<Listener>();

export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
