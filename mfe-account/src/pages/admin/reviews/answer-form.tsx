import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { sessionDraft, useForm } from '@ritual/shared/blocks';
import type { ProductReview } from '@ritual/shared/contract';
import { answerProductReview } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, isApiError } from '@ritual/shared/http';
import { reviewPolicy } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError, Notice, TextArea } from '@ritual/shared/ui';
import { Action, Section, useUndo } from '../../../admin/index.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Send = styled.div`
  display: flex;
  justify-content: end;
`;

const isText = (value: unknown): value is string => typeof value === 'string';

interface AnswerFormProps {
  readonly review: ProductReview;
  readonly onAnswered: (now: ProductReview) => void;
  /** The review is not what it was when this was written. */
  readonly onChanged: () => void;
}

/** The store's answer, which stands below the review. A draft survives a reload, and a change that came first. */
export function AnswerForm({ review, onAnswered, onChanged }: AnswerFormProps) {
  const { id, version, answer, status } = review;
  const draft = `rop.answer.${String(id)}`;
  const say = useUndo();
  const { report } = useHost();
  const [kept] = useState(() => sessionDraft.read(draft, isText));
  /** What the text began with; null: its writer was told that there is another answer by now. */
  const [base, setBase] = useState<Pick<ProductReview, 'answer' | 'version'> | null>(review);
  const isOther = base !== null && base.answer !== answer;
  const { form, field, values, fill, failure, pending } = useForm({
    initial: { answer: kept ?? answer },
    schema: async () => (await import('@ritual/shared/contract')).productReviewAnswerText,
    submit: async (given): Promise<void> => {
      // The page looks again meanwhile: an answer that has come since is not overwritten unasked.
      const body = { ...given, version: isOther ? base.version : version };
      const now = await api.call(answerProductReview, { params: { id }, body });
      sessionDraft.write(draft, null);
      setBase(now);
      fill((typed) => (typed.answer === values.answer ? { answer: now.answer } : {}));
      onAnswered(now);
      say({ words: now.answer === '' ? 'The answer is taken away' : 'The answer is saved' });
    },
    onFailure: (error) => {
      report(error, { where: 'answer' });
      if (!isApiError(error, 'REVIEW_CHANGED')) return;
      setBase(null);
      onChanged();
    },
  });
  // Nothing was typed: the form shows what others have answered.
  if (isOther && values.answer === base.answer) {
    setBase(review);
    fill(() => ({ answer }));
  }
  useEffect(
    () => sessionDraft.write(draft, values.answer === answer ? null : values.answer),
    [draft, values.answer, answer],
  );
  return (
    <Section title="Answer">
      <Form {...form} aria-label="Answer">
        {isOther && <Notice tone="info">Someone else has answered since: “{answer}”</Notice>}
        {failure !== null && <FormError>{failure}</FormError>}
        <TextArea
          label="Your answer"
          size="compact"
          optional
          rows={4}
          maxLength={reviewPolicy.answerMax}
          hint={`Stands below the review, for everybody${status === 'PUBLISHED' ? '' : ', once it is published'}. Leave it empty for none.`}
          {...field('answer')}
        />
        <Send>
          <Action type="submit" pending={pending}>
            Save answer
          </Action>
        </Send>
      </Form>
    </Section>
  );
}
