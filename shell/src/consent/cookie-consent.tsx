import { useEffect, useState, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { decide, onCookieChoices, useConsent, type CookieChoice } from '@ritual/shared/consent';
import { CookieBar } from './cookie-bar.tsx';
import { CookieDialog } from './cookie-dialog.tsx';
import { GpcNote } from './gpc-note.tsx';
import { dismissGpcNote, shouldAskForConsent } from './should-ask-for-consent.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

interface CookieConsentProps {
  readonly router: Router;
  /** Shows a toast. */
  readonly say: (text: string) => void;
}

/** The consent bar, shown until it is answered, and the dialog with the detailed choices. */
export function CookieConsent({ router, say }: CookieConsentProps) {
  const isCounted = useCounted(router);
  const { consent, choice, privacyControl } = useConsent();
  const [choosing, setChoosing] = useState(false);
  const [noted, setNoted] = useState(() => !shouldAskForConsent());
  useEffect(() => onCookieChoices(() => setChoosing(true)), []);

  const settle = (chosen: CookieChoice) => {
    decide(chosen);
    setChoosing(false);
    say('Your cookie choices are saved.');
  };
  const dismiss = () => {
    dismissGpcNote();
    setNoted(true);
  };
  return (
    <>
      {isCounted && privacyControl && !noted && <GpcNote onDismiss={dismiss} />}
      {isCounted && !privacyControl && !consent && (
        <CookieBar
          go={(address) => void router.navigate(address)}
          onDecide={settle}
          onChoose={() => setChoosing(true)}
        />
      )}
      <CookieDialog
        open={choosing}
        choice={choice}
        locked={privacyControl}
        onClose={() => setChoosing(false)}
        onSave={settle}
      />
    </>
  );
}

/** Nothing is counted in the admin area, so nothing is asked there. */
const useCounted = (router: Router): boolean =>
  useSyncExternalStore(
    (changed) => router.subscribe(changed),
    () => !/^\/admin\b/i.test(router.state.location.pathname),
  );
