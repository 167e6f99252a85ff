import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { sessionDraft, useForm } from '@ritual/shared/blocks';
import type { OrderItem, OwnReview } from '@ritual/shared/contract';
import { writeProductReview } from '@ritual/shared/contract/calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { reviewPolicy, sizes } from '@ritual/shared/kernel';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores } from '@ritual/shared/state';
import { layout, space } from '@ritual/shared/theme';
import { Button, ButtonRow, Field, FormError, Select, TextArea } from '@ritual/shared/ui';
import { FitChoice } from './fit-choice.tsx';
import { StarChoice } from './star-choice.tsx';

const names = ['rating', 'fit', 'size', 'title', 'text'] as const;
type Draft = Readonly<Record<(typeof names)[number], string>>;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Partial<Record<string, unknown>>)[name] === 'string');

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  max-width: ${layout.asideWidest}px;
  padding-block: ${space(2, 4)};
`;

interface ReviewFormProps {
  readonly orderId: string;
  readonly item: OrderItem;
  /** As it was written before. */
  readonly before: OwnReview | null;
  /** It is at the store, or cannot be changed there any more: what is there is being loaded. */
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Writes a review, or changes it. What was typed survives failures and a reload. */
export function ReviewForm({ orderId, item, before, onSent, onCancel }: ReviewFormProps) {
  const draft = `rop.review.${item.id}`;
  const { report } = useHost();
  const { toasts } = useStores();
  const { revalidate } = useRevalidator();
  const [initial] = useState<Draft>(() => sessionDraft.read(draft, isDraft) ?? startOf(item, before));
  const done = async () => {
    sessionDraft.write(draft, null);
    onSent();
    await revalidate();
  };
  const { form, field, values, failure, pending } = useForm({
    initial,
    schema: async () => (await import('@ritual/shared/contract')).writtenReview,
    submit: async (body) => {
      await api.call(writeProductReview, { params: { id: orderId, itemId: item.id }, body });
      toasts.getState().show({ text: 'Thank you. We check your review, then others see it.' });
      await done();
    },
    onFailure: (error) => {
      report(error, { where: 'writeProductReview' });
      // Published meanwhile: it is shown as it is.
      if (!isApiError(error, 'REVIEW_PUBLISHED')) return;
      toasts.getState().show({ tone: 'error', text: errorMessage(error) });
      void done();
    },
  });
  useEffect(() => {
    if (names.some((name) => values[name] !== initial[name])) sessionDraft.write(draft, values);
  }, [draft, values, initial]);
  const options = [...new Set([...sizes, item.size, initial.size])];
  return (
    <Form {...form} aria-label={`Review of ${item.productName}`}>
      {failure !== null && <FormError>{failure}</FormError>}
      <StarChoice {...field('rating')} />
      <FitChoice {...field('fit')} />
      <Select
        label="Size worn"
        options={options.map((value) => ({ value, label: value }))}
        {...field('size')}
      />
      <Field label="Title" maxLength={reviewPolicy.titleMax} {...field('title')} />
      <TextArea
        label="Your review"
        rows={5}
        maxLength={reviewPolicy.textMax}
        hint="Cloth, cut, how you wear it. Your first name, the initial of your last name and your state stand below it."
        {...field('text')}
      />
      <ButtonRow>
        <Button type="submit" size="compact" pending={pending} pendingText="Sending…">
          Send review
        </Button>
        <Button
          size="compact"
          variant="outline"
          onClick={() => {
            sessionDraft.write(draft, null);
            onCancel();
          }}
        >
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
}

function startOf({ size }: OrderItem, before: OwnReview | null): Draft {
  if (!before) return { rating: '', fit: '', size, title: '', text: '' };
  const { rating, fit, title, text } = before;
  return { rating: String(rating), fit, size: before.size, title, text };
}
