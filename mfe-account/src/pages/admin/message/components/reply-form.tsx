import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { sessionDraft, useForm } from '@ritual/shared/blocks';
import type { ContactMessage } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { replyToMessage } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { contactPolicy } from '@ritual/shared/kernel';
import { useRevalidator } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { FormError, TextArea } from '@ritual/shared/ui';
import { Action, Section, sendByKey, useUndo } from '../../../../admin/index.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Send = styled.div`
  display: flex;
  justify-content: end;
`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Answers a message by mail. A draft survives a reload, and a reply that another administrator sent first. */
export function ReplyForm({ message }: { readonly message: ContactMessage }) {
  const { id, email, version } = message;
  const draft = `rop.reply.${id}`;
  const say = useUndo();
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const [kept] = useState(() => sessionDraft.read(draft, isText) ?? '');
  const { form, field, values, fill, failure, pending } = useForm({
    initial: { text: kept },
    schema: async () => (await import('@ritual/shared/contract')).replyText,
    submit: async ({ text }): Promise<void> => {
      await api.call(replyToMessage, { params: { id }, body: { text, version } });
      // Also when another message is shown by now.
      sessionDraft.write(draft, null);
      fill((now) => (now.text === values.text ? { text: '' } : {}));
      say({ words: `Your answer goes to ${email}` });
      await revalidate();
    },
    onFailure: (error) => {
      report(error);
      // Shows the other administrator's change above the draft, which is kept.
      if (isApiError(error, 'MESSAGE_CHANGED')) void revalidate();
    },
  });
  useEffect(() => sessionDraft.write(draft, values.text), [draft, values.text]);
  return (
    <Section title="Answer">
      <Form {...form} onKeyDown={sendByKey}>
        {failure !== null && <FormError>{failure}</FormError>}
        <TextArea
          label="Your answer"
          rows={7}
          maxLength={contactPolicy.messageMax}
          hint={`Goes to ${email} by mail, with what they wrote below it.`}
          {...field('text')}
        />
        <Send>
          <Action look="filled" type="submit" press="$mod+Enter" pending={pending}>
            Send answer
          </Action>
        </Send>
      </Form>
    </Section>
  );
}
