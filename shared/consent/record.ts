import type { Consent } from '../contract/index.ts';
import { browserStorage } from '../storage/index.ts';
import { pageMemory } from './page-memory.ts';
import { choiceOf, consentVersion, parseConsent, type CookieChoice } from './rules.ts';

export const consentKey = 'rop.consent';
const changed = 'rop:consent';

let lastRecord: Consent | null = null;
/** What is a decision says `parseConsent`. */
const isAnything = (value: unknown): value is unknown => value !== null;

/** Whether this browser sends Global Privacy Control: it is opted out of everything optional. */
export function asksForPrivacy(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/** The decision that holds in this browser; the same object as long as it is the same one. */
export function readConsent(): Consent | null {
  if (typeof window === 'undefined') return null;
  const { consent } = pageMemory();
  if (consent) return consent;
  const record = parseConsent(browserStorage.read(consentKey, isAnything));
  if (JSON.stringify(record) !== JSON.stringify(lastRecord)) lastRecord = record;
  return lastRecord;
}

/** What may happen now. Whoever does anything optional asks here each time. */
export function allowed(): CookieChoice {
  return choiceOf(readConsent(), asksForPrivacy());
}

/** Makes a decision hold in this browser, in all its tabs; where nothing may be stored, for the life of the page. */
export function keepConsent(consent: Consent): void {
  const memory = pageMemory();
  delete memory.consent;
  if (!browserStorage.write(consentKey, consent)) memory.consent = consent;
  dispatchEvent(new Event(changed));
}

/** Somebody decides. */
export function decide(choice: CookieChoice, now = new Date()): Consent {
  const { analytics, marketing } = choice;
  const consent = { analytics, marketing, version: consentVersion, decidedAt: now.toISOString() };
  keepConsent(consent);
  return consent;
}

/** Calls back after each decision; `here` is false for one of another tab. Gives the way to stop. */
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
