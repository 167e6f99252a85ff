import { useState, type ReactNode } from 'react';
import type { FactorChallenge } from '@ritual/shared/contract';
import { confirmFactor } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { Dialog } from '@ritual/shared/ui';
import type { FactorForm } from './factor-form.tsx';

/** Most calls of most people are never asked about. */
const signingIn = () => import(/* webpackChunkName: "signing-in" */ './signing-in.ts');

interface Asking {
  readonly Form: typeof FactorForm;
  readonly challenge: FactorChallenge;
  readonly action: string;
  readonly again: () => Promise<void>;
  readonly giveUp: () => void;
}

export interface Confirmed {
  /**
   * Makes a call that may ask again who it is. Then the dialog opens, and the call is made once more when the person has proven it.
   * null: they have closed the dialog, and nothing was done. What the call throws is thrown.
   * @param action what it does, on the button: 'Remove passkey'
   */
  readonly confirmed: <Result>(action: string, call: () => Promise<Result>) => Promise<Result | null>;
  /** To be rendered in the page. */
  readonly dialog: ReactNode;
}

export function useConfirmed(): Confirmed {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [open, setOpen] = useState(false);

  const confirmed = async <Result,>(action: string, call: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error, 'FACTOR_NEEDED')) throw error;
      const { FactorForm: Form, readChallenge } = await signingIn();
      const challenge = readChallenge(error);
      if (!challenge) throw error;
      const { promise, resolve, reject } = Promise.withResolvers<Result | null>();
      // Once: proven, or given up. Closing the dialog while the proof is being checked gives up.
      let settled = false;
      const giveUp = () => {
        if (settled) return;
        settled = true;
        resolve(null);
      };
      const again = async () => {
        if (settled) return;
        settled = true;
        setOpen(false);
        // Failures of the call belong to the page that made it, not to the dialog.
        await call().then(resolve, reject);
      };
      setAsking({ Form, challenge, action, again, giveUp });
      setOpen(true);
      return promise;
    }
  };
  const close = () => {
    setOpen(false);
    asking?.giveUp();
  };
  const dialog = asking && (
    <Dialog open={open} onClose={close} size="small" title={asking.action}>
      <p>Please confirm that it is you.</p>
      <asking.Form
        challenge={asking.challenge}
        action={asking.action}
        onProof={async (body) => {
          await api.call(confirmFactor, { body });
          await asking.again();
        }}
      />
    </Dialog>
  );
  return { confirmed, dialog };
}
