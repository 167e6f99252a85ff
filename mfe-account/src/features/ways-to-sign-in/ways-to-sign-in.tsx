import type { Factors } from '@ritual/shared/contract';
import { useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { useStores } from '@ritual/shared/state';
import { AccountSection } from '../account/account-section.tsx';
import { factorMessage } from '../factors/passkey-proof.ts';
import { useConfirmed } from '../factors/use-confirmed.tsx';
import { AppSection } from './app-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Change } from './section-props.ts';

interface WaysToSignInProps {
  readonly factors: Factors;
  /** Loads them anew. */
  readonly onChanged: () => Promise<void>;
}

/** Passkeys; for staff, or where there is one, the authenticator app and the recovery codes. */
export function WaysToSignIn({ factors, onChanged }: WaysToSignInProps) {
  const { toasts } = useStores();
  const { report } = useHost();
  const { confirmed, dialog } = useConfirmed();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const change: Change = async (action, call, done) => {
    try {
      const result = await confirmed(action, call);
      if (result !== null && done) toasts.getState().show({ text: done(result), tone: 'success' });
      return result;
    } catch (error) {
      report(error);
      toasts.getState().show({ text: factorMessage(error), tone: 'error' });
      return null;
    } finally {
      await onChanged();
    }
  };
  const hasApp = factors.app !== null;
  const hasFactor = hasApp || (factors.staff && factors.passkeys.length > 0);
  const section = { factors, change, onCodes: setCodes, onChanged };
  return (
    <>
      {(factors.staff || hasApp) && (
        <AccountSection
          title="Authenticator app"
          intro="After your password, signing in also asks for a code that the app on your phone shows."
        >
          <AppSection {...section} />
        </AccountSection>
      )}
      <AccountSection
        title="Passkeys"
        intro="Sign in with your fingerprint, your face or the lock of your device. A passkey cannot be guessed or given away."
      >
        <PasskeySection {...section} />
      </AccountSection>
      {(hasFactor || codes) && (
        <AccountSection
          title="Recovery codes"
          intro="Each one signs in once, in place of your app or passkey, if you lose it."
        >
          <RecoveryCodes left={factors.recoveryCodesLeft} codes={codes} change={change} onCodes={setCodes} />
        </AccountSection>
      )}
      {dialog}
    </>
  );
}
