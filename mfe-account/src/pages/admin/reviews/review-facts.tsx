import type { ProductReview } from '@ritual/shared/contract';
import { reviewFitLabel } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { TextLink } from '@ritual/shared/ui';
import { Facts, Section, useRights, When } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { OrderLink } from '../order-link.tsx';
import { authorOf } from './review-words.tsx';

/** Product, author and purchase of a review, and who has decided about it. */
export function ReviewFacts({ review }: { readonly review: ProductReview }) {
  const may = useRights();
  const { productId, productName, fit, size, color, state, userId, orderId, orderNumber } = review;
  const { verified, createdAt, editedAt, moderatedAt, moderatedBy } = review;
  const author = authorOf(review);
  const decided = moderatedAt !== null && (
    <>
      <When at={moderatedAt} />, {moderatedBy ?? 'a former member of the staff'}
    </>
  );
  const order =
    orderNumber === null ? 'The order is gone' : <OrderLink number={orderNumber} orderId={orderId} />;
  return (
    <Section title="About this review">
      <Facts
        items={[
          {
            term: 'Product',
            value: (
              <TextLink look="inline" to={paths.product.to({ id: productId })}>
                {productName}
              </TextLink>
            ),
          },
          { term: 'Fit', value: reviewFitLabel[fit] },
          { term: 'Worn in', value: `${size}, ${color}` },
          {
            term: 'From',
            value:
              userId !== null && may('people.read') ? (
                <TextLink look="inline" to={adminPaths.person(userId)}>
                  {author}
                </TextLink>
              ) : (
                author
              ),
          },
          { term: 'State', value: state },
          { term: 'Purchase', value: verified ? order : 'Of no order: it came with the demo catalog' },
          { term: 'Written', value: <When at={createdAt} /> },
          ...(editedAt === null ? [] : [{ term: 'Changed', value: <When at={editedAt} /> }]),
          ...(decided ? [{ term: 'Decided', value: decided }] : []),
          {
            term: 'More',
            value: (
              <TextLink look="inline" to={`${adminPaths.reviews}?q=${String(productId)}`}>
                All reviews of this product
              </TextLink>
            ),
          },
        ]}
      />
    </Section>
  );
}
