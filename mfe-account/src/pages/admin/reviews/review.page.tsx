import { useState } from 'react';
import { styled } from 'styled-components';
import { useLoaderData } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { FormError, Notice } from '@ritual/shared/ui';
import {
  Action,
  AdminPage,
  DetailColumns,
  Section,
  text,
  useAdminKeys,
  usePlace,
  useRights,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { AnswerForm } from './answer-form.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { ReviewFacts } from './review-facts.tsx';
import type { loader } from './review.loader.ts';
import { ReviewWord, Stars, titleOf } from './review-words.tsx';
import { useReview } from './use-review.ts';

export { loader } from './review.loader.ts';

const Words = styled.p`
  max-width: 68ch;
  margin-block-start: ${space(3)};
  ${text('body')}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** One review: read, approved, hidden with a reason, answered. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <Review key={loaded.id} loaded={loaded} />;
}

function Review({ loaded }: { readonly loaded: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { review, show, busy, problem, publish, hide, reload } = useReview(loaded);
  const [hiding, setHiding] = useState(false);
  const may = useRights()('reviews.write');
  const { back, place } = usePlace('reviews', adminPaths.reviews, String(review.id));
  const { status, rating, reason } = review;
  const publishes = may && status !== 'PUBLISHED';
  const hides = may && status !== 'HIDDEN';
  useAdminKeys('Review', [
    ...(publishes ? [{ press: 'a', label: 'Approve', run: publish }] : []),
    ...(hides ? [{ press: 'h', label: 'Hide', run: () => setHiding(true) }] : []),
  ]);
  return (
    <AdminPage
      title={titleOf(review)}
      badge={<ReviewWord status={status} />}
      crumb={{ label: 'All reviews', to: back }}
      place={place}
      actions={
        may && (
          <>
            {hides && (
              <Action press="h" onClick={() => setHiding(true)}>
                Hide
              </Action>
            )}
            {publishes && (
              <Action look="filled" press="a" pending={busy} onClick={publish}>
                Approve
              </Action>
            )}
          </>
        )
      }
    >
      {problem !== null && <FormError>{problem}</FormError>}
      {status === 'HIDDEN' && reason !== '' && <Notice tone="neutral">{`Hidden: ${reason}`}</Notice>}
      <DetailColumns>
        <div>
          <Section title="Review">
            <Stars rating={rating} />
            <Words>{review.text || 'Its words were erased with the account.'}</Words>
          </Section>
          {may ? (
            <AnswerForm review={review} onAnswered={show} onChanged={() => void reload()} />
          ) : (
            review.answer !== '' && (
              <Section title="Answer">
                <Words>{review.answer}</Words>
              </Section>
            )
          )}
        </div>
        <div>
          <ReviewFacts review={review} />
        </div>
      </DetailColumns>
      <HideDialog open={hiding} onClose={() => setHiding(false)} onHide={hide} />
    </AdminPage>
  );
}
