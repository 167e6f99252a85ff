import { useEffect, useMemo, type ReactNode } from 'react';
import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { useAdmin } from '../person/use-admin.ts';
import { isControl, isOfText, isSingle, isTyping, type AdminKey, type KeyGroup } from './keys.ts';
import { KeyContext, type KeyRegistry } from './use-admin-keys.ts';

/** Milliseconds in which the second key of two has to follow. */
const pause = 1000;

/** Listens for the keys of all parts of the page that are shown. While a dialog is open only its own keys act. */
export function KeyProvider({ children }: { readonly children: ReactNode }) {
  const { singleKeys } = useAdmin().preferences;
  const registry = useMemo(createRegistry, []);
  useEffect(() => {
    let first: { readonly event: KeyboardEvent; readonly at: number } | null = null;
    const act = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open]')) return;
      const before = first && event.timeStamp - first.at < pause ? first.event : null;
      const found = findKey(registry.groups(), event, before, singleKeys);
      first = isTyping(event.target) || found ? null : { event, at: event.timeStamp };
      if (!found) return;
      event.preventDefault();
      found.run(event);
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, [registry, singleKeys]);
  return <KeyContext value={registry}>{children}</KeyContext>;
}

function createRegistry(): KeyRegistry {
  const parts = new Set<() => KeyGroup>();
  return {
    add: (group) => {
      parts.add(group);
      return () => void parts.delete(group);
    },
    groups: () => [...parts].map((group) => group()),
  };
}

/** Two keys after each other come before one. Of equal ones the part that was shown last, which is a dialog or a popover. */
function findKey(
  groups: readonly KeyGroup[],
  event: KeyboardEvent,
  before: KeyboardEvent | null,
  singleKeys: boolean,
): AdminKey | undefined {
  const all = groups.flatMap(({ keys }) => keys);
  const fits = (key: AdminKey) => {
    const presses = parseKeybinding(key.press);
    const [last, ahead] = [presses.at(-1), presses.at(-2)];
    if (!last || !matchKeybindingPress(event, last)) return false;
    if (ahead && !(before && matchKeybindingPress(before, ahead))) return false;
    if (isSingle(key.press) && (!singleKeys || isTyping(event.target)) && key.press !== 'Enter') return false;
    if (isOfText(key.press) && isTyping(event.target)) return false;
    return !(key.press === 'Enter' && isControl(event.target));
  };
  const found = all.filter(fits);
  return found.findLast(({ press }) => press.includes(' ')) ?? found.at(-1);
}
