/** Says something through the store's one live region; how the layout tells what changes out of sight. */
type Listener = (text: string) => void;

const listeners = new Set<Listener>();

export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
