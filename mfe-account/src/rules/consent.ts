import type { Consent } from '@ritual/shared/contract';

/** Raised when the words change that somebody agrees to: everybody is asked again then. */
export const consentVersion = 1;

export interface CookieChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** What was allowed; nothing before a choice, and no marketing for a browser that asks for Global Privacy Control. */
export function choiceOf(consent: Consent | null, privacyControl: boolean): CookieChoice {
  return {
    analytics: consent?.analytics ?? false,
    marketing: (consent?.marketing ?? false) && !privacyControl,
  };
}

/** The consent to keep after a form was saved: who changed nothing has not decided anew. */
export function nextConsent(before: Consent | null, choice: CookieChoice, now: Date): Consent | null {
  const { analytics, marketing } = choiceOf(before, false);
  if (choice.analytics === analytics && choice.marketing === marketing) return before;
  return { ...choice, version: consentVersion, decidedAt: now.toISOString() };
}
