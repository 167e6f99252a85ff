import type { ReactNode } from 'react';
import { useForm } from '@ritual/shared/blocks';
import { Button, Field, FormError } from '@ritual/shared/ui';
import { FormGrid } from './form-grid.ts';

interface MailRequestProps {
  readonly initialEmail?: string;
  readonly submitLabel: string;
  /** Requests the mail. */
  readonly send: (email: string) => Promise<unknown>;
  readonly onSent: (email: string) => void;
  /** The purpose of the mail. */
  readonly children: ReactNode;
}

/** Asks for the address that a link is sent to. */
export function MailRequest({ initialEmail = '', submitLabel, send, onSent, children }: MailRequestProps) {
  const { form, field, failure, pending } = useForm({
    initial: { email: initialEmail },
    schema: async () => (await import('@ritual/shared/contract')).mailRequest,
    submit: async ({ email }) => {
      await send(email);
      onSent(email);
    },
  });
  return (
    <FormGrid {...form}>
      <p>{children}</p>
      {failure && <FormError>{failure}</FormError>}
      <Field label="Email address" type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" size="large" block pending={pending} pendingText="Sending…">
        {submitLabel}
      </Button>
    </FormGrid>
  );
}
