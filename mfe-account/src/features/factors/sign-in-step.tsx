import type { AuthAnswer, FactorChallenge } from '@ritual/shared/contract';
import { proveFactor } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { FactorForm } from './factor-form.tsx';

interface SignInStepProps {
  readonly challenge: FactorChallenge;
  readonly onSignedIn: (answer: AuthAnswer) => Promise<void>;
}

/** The second step of signing in, after the password. Loaded when a password was right and not enough. */
export function SignInStep({ challenge, onSignedIn }: SignInStepProps) {
  return (
    <FactorForm
      challenge={challenge}
      action="Sign in"
      onProof={async (body) => onSignedIn(await api.call(proveFactor, { body }))}
    />
  );
}
