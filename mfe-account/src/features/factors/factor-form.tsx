import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { FactorChallenge, FactorMethod, FactorProof } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { Button, Field, FormError, PasswordField } from '@ritual/shared/ui';
import { FormGrid } from '../auth/form-grid.ts';
import { CodeField } from './code-field.tsx';
import { factorMessage, passkeyProof } from './passkey-proof.ts';

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2, 5)};
`;

const Methods = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const switchTo: Readonly<Record<FactorMethod, string>> = {
  app: 'Use a code of the app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
  password: 'Use your password',
};

interface FactorFormProps {
  readonly challenge: FactorChallenge;
  /** Sends the proof, and does what waits for it. What it throws is shown. */
  readonly onProof: (given: { readonly challenge: string; readonly proof: FactorProof }) => Promise<void>;
  /** What the button does, exactly: 'Sign in', 'Send invitation'. */
  readonly action: string;
  /** Admin dialogs are denser. */
  readonly dense?: boolean;
}

/** Asks for one of the methods of a challenge; the others are one click away. */
export function FactorForm({ challenge, ...rest }: FactorFormProps) {
  const [method, setMethod] = useState<FactorMethod>(challenge.methods[0] ?? 'recovery');
  const others = challenge.methods.filter((each) => each !== method);
  const parts = { ...rest, challenge };
  return (
    <Methods>
      {method === 'passkey' ? (
        <WithPasskey {...parts} />
      ) : (
        <WithText key={method} {...parts} method={method} />
      )}
      {others.length > 0 && (
        <Others>
          {others.map((each) => (
            <Button key={each} variant="text" onClick={() => setMethod(each)}>
              {switchTo[each]}
            </Button>
          ))}
        </Others>
      )}
    </Methods>
  );
}

/** On the field, or the button where there is none: the step before had the focus. */
function useFirstFocus() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  return frame;
}

function WithText({
  challenge: { challenge },
  onProof,
  action,
  dense = false,
  method,
}: FactorFormProps & { readonly method: Exclude<FactorMethod, 'passkey'> }) {
  const { form, field, failure, pending } = useForm({
    initial: { typed: '' },
    schema: async () => (await import('@ritual/shared/contract')).factorForms[method],
    submit: ({ typed }: { readonly typed: string }) => {
      const proof: FactorProof =
        method === 'password' ? { method, password: typed } : { method, code: typed };
      return onProof({ challenge, proof });
    },
  });
  const frame = useFirstFocus();
  const input = field('typed');
  return (
    <div ref={frame}>
      <FormGrid {...form}>
        {failure && <FormError>{failure}</FormError>}
        {method === 'password' ? (
          <PasswordField label="Password" autoComplete="current-password" {...input} />
        ) : method === 'app' ? (
          <CodeField
            label="Code from your authenticator app"
            failure={failure}
            pending={pending}
            {...input}
          />
        ) : (
          <Field
            size={dense ? 'compact' : 'base'}
            label="Recovery code"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            {...input}
          />
        )}
        <Button
          type="submit"
          size={dense ? 'base' : 'large'}
          block={!dense}
          pending={pending}
          pendingText="One moment…"
        >
          {action}
        </Button>
      </FormGrid>
    </div>
  );
}

function WithPasskey({ challenge: { challenge }, onProof, action, dense = false }: FactorFormProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const frame = useFirstFocus();
  const ask = async () => {
    setPending(true);
    setFailure(null);
    try {
      await onProof(await passkeyProof(challenge));
    } catch (error) {
      setFailure(factorMessage(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Methods ref={frame}>
      {failure !== null && <FormError>{failure}</FormError>}
      <Button
        size={dense ? 'base' : 'large'}
        block={!dense}
        pending={pending}
        pendingText="Waiting for the passkey…"
        onClick={() => void ask()}
      >
        {action} with a passkey
      </Button>
    </Methods>
  );
}
