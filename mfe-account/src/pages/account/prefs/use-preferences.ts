import { useState, type FormEvent } from 'react';
import {
  asksForPrivacy,
  choiceOf,
  keepConsent,
  newerConsent,
  nextConsent,
  readConsent,
  type CookieChoice,
} from '@ritual/shared/consent';
import type { Preferences } from '@ritual/shared/contract';
import { setPreferences } from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';
import { sizes, type Gender } from '@ritual/shared/kernel';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores } from '@ritual/shared/state';
import { applyPreferences } from '../../../features/account/apply-preferences.ts';

type Values = Omit<Preferences, 'consent'> & { readonly cookies: CookieChoice };

/** Unsaved changes; kept when saving fails. */
export function usePreferences({ consent: ofAccount, ...saved }: Preferences) {
  const { toasts } = useStores();
  const { revalidate } = useRevalidator();
  // Equal by now, unless the account was changed elsewhere since this page was opened.
  const consent = newerConsent(ofAccount, readConsent());
  const [values, setValues] = useState<Values>({ ...saved, cookies: choiceOf(consent, asksForPrivacy()) });
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const change = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));
  const choose = (gender: Gender, value: string) => {
    const size = sizes.find((each) => each === value) ?? null;
    change({ preferredSizes: { ...values.preferredSizes, [gender]: size } });
  };
  const save = async () => {
    const { cookies, ...others } = values;
    const body = { ...others, consent: nextConsent(consent, cookies, new Date()) };
    const kept = await api.call(setPreferences, { body });
    applyPreferences(kept);
    if (kept.consent) keepConsent(kept.consent);
    toasts.getState().show({ text: 'Preferences saved.', tone: 'success' });
    await revalidate();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailure(null);
    save()
      .catch((error: unknown) => setFailure(errorMessage(error)))
      .finally(() => setPending(false));
  };
  return { values, change, choose, submit, failure, pending };
}
