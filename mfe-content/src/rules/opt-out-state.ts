import type { CookieChoice } from '@ritual/shared/consent';
import type { Consent } from '@ritual/shared/contract';

export type OptOutState = 'undecided' | 'out' | 'partly' | 'in';

/** The opt-out state of a visitor. Before a choice nothing optional happens either, but they may still be asked. */
export function optOutState(consent: Consent | null, { analytics, marketing }: CookieChoice): OptOutState {
  if (!consent) return 'undecided';
  if (analytics && marketing) return 'in';
  return analytics || marketing ? 'partly' : 'out';
}

export const stateWords: Readonly<Record<OptOutState, string>> = {
  undecided: 'You have not chosen yet. Until you do, nothing optional happens.',
  out: 'You are opted out. Nothing optional happens in this browser.',
  partly: 'You agreed to a part of it. You can opt out of all.',
  in: 'You agreed to analytics and marketing. You can opt out of both.',
};
