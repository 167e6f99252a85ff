import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { contactPolicy, contactTopics, offeredTopicLabel, policyOf } from '@ritual/shared/kernel';
import { media, space } from '@ritual/shared/theme';
import { Button, ButtonRow, Field, FormError, Select, TextArea } from '@ritual/shared/ui';
import { asksForOrder } from '../../../rules/contact-draft.ts';
import type { useContactForm } from '../use-contact-form.ts';
import { Honeypot } from './honeypot.tsx';

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  /* The form is sent by its script. */
  ${media.noScript} {
    display: none;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(4)};
  }
`;

const { messageMax } = contactPolicy;
/** From this length on the remaining characters are shown. */
const nearlyFull = messageMax - 500;

const number = new Intl.NumberFormat('en-US');

const characters = (count: number) => `${number.format(count)} character${count === 1 ? '' : 's'}`;

function roomFor(message: string): string {
  const length = message.trim().length;
  const left = messageMax - length;
  if (left < 0) return `${characters(-left)} too many.`;
  return length < nearlyFull ? `Up to ${characters(messageMax)}.` : `${characters(left)} left.`;
}

type ContactFormProps = Pick<
  ReturnType<typeof useContactForm>,
  'form' | 'field' | 'values' | 'failure' | 'pending'
>;

/** Sender, topic and message. */
export function ContactForm({ form, field, values, failure, pending }: ContactFormProps) {
  const { error: _, ...trap } = field('website');
  const policy = policyOf(useShop());
  const topics = contactTopics.map((topic) => ({ value: topic, label: offeredTopicLabel(topic, policy) }));
  return (
    // By POST: submitted before its script has loaded, its values would otherwise be in the URL.
    <Form {...form} aria-label="Contact">
      {failure !== null && <FormError>{failure}</FormError>}
      <Pair>
        <Field label="Name" autoComplete="name" {...field('name')} />
        <Field label="Email address" type="email" autoComplete="email" {...field('email')} />
      </Pair>
      <Select label="Topic" placeholder="Choose a topic" options={topics} {...field('topic')} />
      {asksForOrder(values.topic) && (
        <Field
          label="Order number"
          optional
          hint="It is in your confirmation, like ROP-7K3M9Q."
          autoComplete="off"
          spellCheck={false}
          {...field('orderNumber')}
        />
      )}
      <TextArea label="Message" rows={8} hint={roomFor(values.message)} {...field('message')} />
      <Honeypot {...trap} />
      <ButtonRow>
        <Button type="submit" size="large" pending={pending} pendingText="Sending…">
          Send message
        </Button>
      </ButtonRow>
    </Form>
  );
}
