import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { OrderItem, OwnReview } from '@ritual/shared/contract';
import { isReviewEditable, reviewAnchor } from '@ritual/shared/kernel';
import { useLocation } from '@ritual/shared/routing';
import { border, color, media, screenOnly, space, type } from '@ritual/shared/theme';
import { Button, Picture } from '@ritual/shared/ui';
import { ReviewForm } from './review-form.tsx';
import { WrittenReview } from './written-review.tsx';

interface ReviewLineProps {
  readonly orderId: string;
  readonly item: OrderItem;
  readonly review: OwnReview | null;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  padding-block: ${space(4)};
  border-block-end: ${border('border.hairline')};
  ${media.sm} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
  }
`;

const Name = styled.h3`
  ${type('bodyStrong')}
`;

const Choice = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

const Start = styled.div<{ $after: boolean }>`
  grid-column: ${({ $after }) => ($after ? '1 / -1' : '2')};
  /* On phones below what it changes. */
  order: ${({ $after }) => ($after ? 1 : 0)};
  ${screenOnly}
  ${media.sm} {
    grid-column: 3;
    order: 0;
  }
`;

const Below = styled.div`
  grid-column: 1 / -1;
  ${media.sm} {
    grid-column: 2 / -1;
  }
  &:focus {
    outline: none;
  }
`;

/** One line of the order, with its review or the way to write it. The link in a mail opens the form. */
export function ReviewLine({ orderId, item, review }: ReviewLineProps) {
  const { id, productName, size, color: cloth, imageFile } = item;
  const { hash } = useLocation();
  const anchor = reviewAnchor(id);
  const asked = hash === `#${anchor}`;
  const [opened, setOpened] = useState(asked && review === null);
  // Once it is sent the form stays until the review that it has become is loaded.
  const [sentOver, setSentOver] = useState<{ readonly review: OwnReview | null } | null>(null);
  const editable = review === null || isReviewEditable(review.status);
  const open = opened && editable && (sentOver === null || sentOver.review === review);
  const wasOpen = useRef(open);
  const root = useRef<HTMLLIElement>(null);
  const below = useRef<HTMLDivElement>(null);

  // The mail's link leads here although the page above it has come after the address was opened.
  useEffect(() => {
    if (asked) root.current?.scrollIntoView({ block: 'start' });
  }, [asked]);

  // The form that had the focus is gone: its review has it, or the button that opens it.
  useEffect(() => {
    if (wasOpen.current && !open) (below.current ?? root.current?.querySelector('button'))?.focus();
    wasOpen.current = open;
  }, [open]);

  const start = () => {
    setSentOver(null);
    setOpened(true);
  };
  return (
    <Root ref={root} id={anchor}>
      <Picture file={imageFile} alt="" sizes="56px" />
      <div>
        <Name>{productName}</Name>
        <Choice>{`Size ${size} · ${cloth}`}</Choice>
      </div>
      {editable && !open && (
        <Start $after={review !== null}>
          <Button
            size="compact"
            variant="outline"
            aria-label={`${review ? 'Change the review' : 'Write a review'}: ${productName}`}
            onClick={start}
          >
            {review ? 'Change' : 'Write a review'}
          </Button>
        </Start>
      )}
      {open ? (
        <Below>
          <ReviewForm
            orderId={orderId}
            item={item}
            before={review}
            onSent={() => setSentOver({ review })}
            onCancel={() => setOpened(false)}
          />
        </Below>
      ) : (
        review && (
          <Below ref={below} tabIndex={-1}>
            <WrittenReview review={review} productId={item.productId} />
          </Below>
        )
      )}
    </Root>
  );
}
