import { useEffect, useRef, useState } from 'react';
import { sessionDraft, useForm } from '@ritual/shared/blocks';
import { useAuth, useHost } from '@ritual/shared/federation';
import { sendMessage } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useSearchParams } from '@ritual/shared/routing';
import {
  asksForOrder,
  emptyValues,
  filledIn,
  fromAddress,
  isContactDraft,
  type ContactValues,
} from '../../rules/contact-draft.ts';

const draftKey = 'rop.contact';

/** What became of a message. */
export interface SentMessage {
  readonly reference: string;
  readonly email: string;
}

/**
 * The contact form. The server's page is the same for everybody and has it empty; what was typed before the page was alive,
 * a draft of this tab, what the address says and who is signed in come in afterwards, each only where nothing stands yet.
 */
export function useContactForm() {
  const { user } = useAuth();
  const { report } = useHost();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<SentMessage | null>(null);
  const since = useRef(Number.POSITIVE_INFINITY);
  const kept = useRef(false);
  const { form, field, values, fill, failure, pending } = useForm({
    initial: { ...emptyValues },
    schema: async () => {
      const { contactRequest } = await import('@ritual/shared/contract');
      // A number that is not asked for, because it is about something else now, is neither checked nor sent.
      return {
        safeParse: (given: unknown) => {
          const typed = given as ContactValues;
          return contactRequest.safeParse(asksForOrder(typed.topic) ? typed : { ...typed, orderNumber: '' });
        },
      };
    },
    submit: async (body) => {
      const seconds = Math.max(0, (Date.now() - since.current) / 1000);
      const { reference } = await api.call(sendMessage, { body: { ...body, seconds } });
      setSent({ reference, email: body.email });
      fill(() => ({ topic: '', orderNumber: '', message: '' }));
    },
    onFailure: report,
  });

  useEffect(() => {
    const draft = sessionDraft.read(draftKey, isContactDraft);
    since.current = draft?.since ?? Date.now();
    fill((typed) => filledIn(filledIn(typed, draft?.values ?? {}), fromAddress(search)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is alive: a form that is being filled in is left alone
  }, []);

  useEffect(() => {
    if (!user) return;
    const { firstName, lastName, email } = user;
    fill((before) => filledIn(before, { name: `${firstName} ${lastName}`, email }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when somebody becomes known; not again when they empty the field
  }, [user?.id]);

  useEffect(() => {
    const worth = values.message !== '' || values.orderNumber !== '';
    // One that is there was not looked at yet when the fields are empty for the first time.
    if (worth || kept.current) sessionDraft.write(draftKey, worth ? { values, since: since.current } : null);
    kept.current = worth;
  }, [values]);

  return { form, field, values, failure, pending, sent, writeAnother: () => setSent(null) };
}
