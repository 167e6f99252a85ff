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

/** The result of sending a message. */
export interface SentMessage {
  readonly reference: string;
  readonly email: string;
}

/**
 * The contact form. The server's page is the same for every visitor and has it empty; what was typed before the page was
 * alive, a draft of this tab, the parameters of the URL and the signed-in shopper's details are filled in afterwards, each
 * only into empty fields.
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
      // A hidden order number, left from another topic, is neither validated nor sent.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is alive: later it would overwrite typing
  }, []);

  useEffect(() => {
    if (!user) return;
    const { firstName, lastName, email } = user;
    fill((before) => filledIn(before, { name: `${firstName} ${lastName}`, email }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the shopper becomes known; not again when the field is emptied
  }, [user?.id]);

  useEffect(() => {
    const worth = values.message !== '' || values.orderNumber !== '';
    // An existing draft has not been read yet when the fields are empty for the first time.
    if (worth || kept.current) sessionDraft.write(draftKey, worth ? { values, since: since.current } : null);
    kept.current = worth;
  }, [values]);

  return { form, field, values, failure, pending, sent, writeAnother: () => setSent(null) };
}
