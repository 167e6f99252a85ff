import { asksForPrivacy, readConsent } from '@ritual/shared/consent';
import { browserStorage } from '@ritual/shared/storage';

const key = 'rop.opt-out-seen';
const isTrue = (value: unknown): value is true => value === true;

/** Set when the note about Global Privacy Control was dismissed. */
export function dismissGpcNote(): void {
  browserStorage.write(key, true);
}

/** Whether to ask for consent, or to show the one-time note to a browser with Global Privacy Control. */
export function shouldAskForConsent(): boolean {
  return asksForPrivacy() ? browserStorage.read(key, isTrue) === null : readConsent() === null;
}
