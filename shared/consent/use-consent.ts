import { useSyncExternalStore } from 'react';
import type { Consent } from '../contract/index.ts';
import { asksForPrivacy, onConsent, readConsent } from './record.ts';
import { choiceOf, type CookieChoice } from './rules.ts';

export interface ConsentView {
  /** null: nobody has decided, or about older words. */
  readonly consent: Consent | null;
  /** What may happen. */
  readonly choice: CookieChoice;
  /** The browser asks for privacy by Global Privacy Control. */
  readonly privacyControl: boolean;
}

const follow = (onChange: () => void) => onConsent(onChange);
const never = () => () => undefined;
const nobody = () => null;
const no = () => false;

/** The decision of this browser. On the server, and in the first render of the browser, nobody has decided. */
export function useConsent(): ConsentView {
  const consent = useSyncExternalStore(follow, readConsent, nobody);
  const privacyControl = useSyncExternalStore(never, asksForPrivacy, no);
  return { consent, choice: choiceOf(consent, privacyControl), privacyControl };
}
