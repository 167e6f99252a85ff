import { useState } from 'react';
import type { AdminOrder } from '@ritual/shared/contract';
import { getAdminOrder, sendPaymentLink } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, Section, useAnnounce, useUndo, When } from '../../../admin/index.ts';
import { Foot, Words } from './lines.ts';
import { linkToldOf, rememberLink } from './payment-links.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

/** An order made by hand that waits for its payment: until when, the link once it was made, and another one. */
export function PaymentLink({ order, change }: { readonly order: AdminOrder; readonly change: ChangeOrder }) {
  const { id, payBy, email } = order;
  const say = useUndo();
  const announce = useAnnounce();
  const { busy, problem, act } = useAct();
  const [link, setLink] = useState(() => linkToldOf(id));
  if (payBy === null) return null;

  const sendAgain = async () => {
    const params = { id };
    const next = await change('Send the link again', async () => {
      const sent = await api.call(sendPaymentLink, { params });
      rememberLink(id, sent.link);
      setLink(sent.link);
      return api.call(getAdminOrder, { params });
    });
    if (next) say({ words: `A new link is on its way to ${email}` });
  };
  const copy = async () => {
    if (link === null) return;
    await navigator.clipboard.writeText(link);
    announce('The link is copied');
    say({ words: 'The link is copied' });
  };
  return (
    <Section title="Waits for its payment">
      <Words>
        The customer pays by the link in the email to {email}. It opens the payment page until{' '}
        <When at={payBy} />, and the pieces are held; then the order ends by itself.
      </Words>
      {link !== null && (
        <Field
          size="compact"
          label="Link to pay"
          readOnly
          value={link}
          hint="It is shown here once. Who has it can see and pay for the order."
          onFocus={({ target }) => target.select()}
        />
      )}
      {problem !== null && <FormError>{problem}</FormError>}
      <Foot>
        {link !== null && (
          <Action pending={busy === 'copy'} onClick={() => act('copy', copy)}>
            Copy the link
          </Action>
        )}
        <Action pending={busy === 'send'} onClick={() => act('send', sendAgain)}>
          Send the link again
        </Action>
      </Foot>
    </Section>
  );
}
