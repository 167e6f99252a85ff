import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '@ritual/shared/http';
import { color, space, weight } from '@ritual/shared/theme';
import { Button, ButtonRow, FormError, Notice } from '@ritual/shared/ui';

interface MailSentProps {
  readonly email: string;
  readonly send: (email: string) => Promise<unknown>;
  /** Back to the form. */
  readonly onOther: () => void;
  /** How long the link works, and other notes. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Muted = styled.p`
  color: ${color('text.secondary')};
`;

const Strong = styled.strong`
  font-weight: ${weight('strong')};
  overflow-wrap: anywhere;
`;

/** Shown after a link was requested. It is the same whether or not the address has an account. */
export function MailSent({ email, send, onOther, children }: MailSentProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'again'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const again = async () => {
    setState('pending');
    setFailure(null);
    try {
      await send(email);
      setState('again');
    } catch (error) {
      setState('idle');
      setFailure(errorMessage(error));
    }
  };
  return (
    <Root>
      {failure && <FormError>{failure}</FormError>}
      <p>
        If an account uses <Strong>{email}</Strong>, a link is on its way to it.
      </p>
      <Muted>{children}</Muted>
      {state === 'again' && (
        <Notice tone="success" live="status">
          Sent again. Only the newest link works.
        </Notice>
      )}
      <ButtonRow>
        <Button
          variant="outline"
          pending={state === 'pending'}
          pendingText="Sending…"
          onClick={() => void again()}
        >
          Send again
        </Button>
        <Button variant="text" onClick={onOther}>
          Use another address
        </Button>
      </ButtonRow>
    </Root>
  );
}
