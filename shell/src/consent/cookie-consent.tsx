import { useEffect, useState } from 'react';
import { decide, onCookieChoices, useConsent, type CookieChoice } from '@ritual/shared/consent';
import { CookieBar } from './cookie-bar.tsx';
import { CookieDialog } from './cookie-dialog.tsx';
import { GpcNote } from './gpc-note.tsx';
import { dismissGpcNote, shouldAskForConsent } from './should-ask-for-consent.ts';

interface CookieConsentProps {
  /** Navigates to a page of the store. */
  readonly go: (address: string) => void;
  /** Shows a toast. */
  readonly say: (text: string) => void;
}

/** The consent bar, shown until it is answered, and the dialog with the detailed choices. */
export function CookieConsent({ go, say }: CookieConsentProps) {
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
      {privacyControl && !noted && <GpcNote onDismiss={dismiss} />}
      {!privacyControl && !consent && (
        <CookieBar go={go} onDecide={settle} onChoose={() => setChoosing(true)} />
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
