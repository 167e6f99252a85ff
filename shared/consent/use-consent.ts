import { useSyncExternalStore } from 'react';
import type { Consent } from '../contract/index.ts';
import { asksForPrivacy, onConsent, readConsent } from './record.ts';
import { choiceOf, type CookieChoice } from './rules.ts';

export interface ConsentView {
  /** null: no decision yet, or one about an older text. */
  readonly consent: Consent | null;
  /** What may happen. */
  readonly choice: CookieChoice;
  /** The browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
}

const follow = (onChange: () => void) => onConsent(onChange);
const never = () => () => undefined;
const noDecision = () => null;
const no = () => false;

/** The decision of this browser. null on the server and in the first render of the browser. */
export function useConsent(): ConsentView {
  const consent = useSyncExternalStore(follow, readConsent, noDecision);
  const privacyControl = useSyncExternalStore(never, asksForPrivacy, no);
  return { consent, choice: choiceOf(consent, privacyControl), privacyControl };
}
