import { browserStorage } from '../storage/index.ts';

const channelName = 'rop.cart';
const storageKey = 'rop.cart.changed';
/** Distinguishes this tab's own messages from those of others. */
const tab = Math.random().toString(36).slice(2);

let channel: BroadcastChannel | undefined;

/** Notifies the other tabs that the cart has changed at the API. */
export function announceCart(): void {
  if (channel) channel.postMessage(tab);
  else if (typeof window !== 'undefined') browserStorage.write(storageKey, `${tab} ${String(Date.now())}`);
}

/**
 * Calls `onChange` when another tab has changed the cart or the visitor's id, by BroadcastChannel or, without it, storage
 * events. Returns an unsubscribe function.
 */
export function listenToTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === 'rop.session') onChange();
  };
  window.addEventListener('storage', onStorage);
  const own = openChannel();
  if (!own) return () => window.removeEventListener('storage', onStorage);
  own.onmessage = ({ data }) => {
    if (data !== tab) onChange();
  };
  channel = own;
  return () => {
    window.removeEventListener('storage', onStorage);
    own.close();
    if (channel === own) channel = undefined;
  };
}

/** Some browsers have none, and some throw when all cookies are blocked. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}
