import type { Consent } from '../contract/index.ts';

/**
 * Raised when the text that shoppers agree to changes: every shopper is asked again then. 2: analytics measures how fast pages come,
 * too (`shell/src/analytics/vitals.ts`).
 */
export const consentVersion = 2;

/** What may be allowed beyond the strictly necessary. */
export interface CookieChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

export const nothing: CookieChoice = { analytics: false, marketing: false };
export const everything: CookieChoice = { analytics: true, marketing: true };

/** A stored decision about the current text; null for anything else. */
export function parseConsent(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { analytics, marketing, version, decidedAt } = value as Partial<Record<keyof Consent, unknown>>;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  if (version !== consentVersion || typeof decidedAt !== 'string') return null;
  return Number.isNaN(Date.parse(decidedAt)) ? null : { analytics, marketing, version, decidedAt };
}

/**
 * What may happen: nothing before a choice, nothing by a choice about an older text, and nothing in a browser that sends
 * Global Privacy Control, whatever was chosen.
 */
export function choiceOf(consent: Consent | null, privacyControl: boolean): CookieChoice {
  if (privacyControl || consent?.version !== consentVersion) return nothing;
  return { analytics: consent.analytics, marketing: consent.marketing };
}

/** The consent to store after a form was saved. An unchanged choice is not a new decision. */
export function nextConsent(before: Consent | null, choice: CookieChoice, now: Date): Consent | null {
  const { analytics, marketing } = choiceOf(before, false);
  if (choice.analytics === analytics && choice.marketing === marketing) return before;
  return { ...choice, version: consentVersion, decidedAt: now.toISOString() };
}

/** The later of two decisions; the first of two made at the same moment. */
export function newerConsent(one: Consent | null, other: Consent | null): Consent | null {
  if (!one || !other) return one ?? other;
  return Date.parse(other.decidedAt) > Date.parse(one.decidedAt) ? other : one;
}
