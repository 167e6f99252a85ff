import type { Consent } from '../contract/index.ts';
import { browserStorage } from '../storage/index.ts';
import { pageMemory } from './page-memory.ts';
import { choiceOf, consentVersion, parseConsent, type CookieChoice } from './rules.ts';

export const consentKey = 'rop.consent';
const changed = 'rop:consent';

let lastRecord: Consent | null = null;
/** `parseConsent` decides what a valid decision is. */
const isAnything = (value: unknown): value is unknown => value !== null;

/** Whether this browser sends Global Privacy Control: it is opted out of everything optional. */
export function asksForPrivacy(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/** The decision in force in this browser. The same object is returned until it changes. */
export function readConsent(): Consent | null {
  if (typeof window === 'undefined') return null;
  const { consent } = pageMemory();
  if (consent) return consent;
  const record = parseConsent(browserStorage.read(consentKey, isAnything));
  if (JSON.stringify(record) !== JSON.stringify(lastRecord)) lastRecord = record;
  return lastRecord;
}

/** What may happen now. Callers must check this each time before they do anything optional. */
export function allowed(): CookieChoice {
  return choiceOf(readConsent(), asksForPrivacy());
}

/** Puts a decision into force in all tabs of this browser; where storage is refused, for the life of the page. */
export function keepConsent(consent: Consent): void {
  const memory = pageMemory();
  delete memory.consent;
  if (!browserStorage.write(consentKey, consent)) memory.consent = consent;
  dispatchEvent(new Event(changed));
}

/** Records the shopper's decision. */
export function decide(choice: CookieChoice, now = new Date()): Consent {
  const { analytics, marketing } = choice;
  const consent = { analytics, marketing, version: consentVersion, decidedAt: now.toISOString() };
  keepConsent(consent);
  return consent;
}

/** Calls back after each decision; `here` is false when another tab made it. Returns an unsubscribe function. */
export function onConsent(listener: (here: boolean) => void): () => void {
  const own = () => listener(true);
  const others = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) listener(false);
  };
  addEventListener(changed, own);
  addEventListener('storage', others);
  return () => {
    removeEventListener(changed, own);
    removeEventListener('storage', others);
  };
}
