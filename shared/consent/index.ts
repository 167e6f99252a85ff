export { forgetPage, type TrackedEvent } from './page-memory.ts';
export {
  allowed,
  asksForPrivacy,
  consentKey,
  decide,
  keepConsent,
  onConsent,
  readConsent,
} from './record.ts';
export {
  choiceOf,
  consentVersion,
  everything,
  newerConsent,
  nextConsent,
  nothing,
  type CookieChoice,
} from './rules.ts';
export { onCookieChoices, onTracked, openCookieChoices, track } from './signals.ts';
export { useConsent, type ConsentView } from './use-consent.ts';
