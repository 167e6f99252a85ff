import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { formatDate, shopName } from '@ritual/shared/kernel';
import { border, characters, color, space, type } from '@ritual/shared/theme';
import type { Review } from '@ritual/shared/contract';
import { Stars } from './stars.tsx';

const Root = styled.article`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(6)};
  border-block-end: ${border('border.hairline')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 4)};
`;

const Title = styled.h3`
  ${type('groupTitle')}
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  max-width: ${characters(68)};
  ${type('prose')}
  color: ${color('ink.700')};
`;

const Facts = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

const Answer = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
  padding-inline-start: ${space(4)};
  border-inline-start: ${border('ink.300', 'selected')};
`;

const Who = styled.p`
  ${type('label')}
`;

interface ReviewItemProps {
  readonly review: Review;
  readonly ref?: Ref<HTMLElement>;
}

/** One review. Its date is a day in UTC, so that server and browser render the same. */
export function ReviewItem({ review, ref }: ReviewItemProps) {
  const name = shopName(useShop());
  const { rating, title, text, author, state, size, color: bought, createdAt, verified, answer } = review;
  return (
    <Root ref={ref} tabIndex={-1}>
      <Head>
        <Stars rating={rating} />
        <Facts as="time" dateTime={createdAt}>
          {formatDate(createdAt, 'UTC')}
        </Facts>
      </Head>
      {/* Of an account that was deleted the stars are left. */}
      {title !== '' && <Title>{title}</Title>}
      {text !== '' && <Words>{text}</Words>}
      <Facts>
        {`${author}, ${state} • Bought in ${size}, ${bought}${verified ? ' • Verified purchase' : ''}`}
      </Facts>
      {answer !== undefined && (
        <Answer>
          <Who>{`Answer of ${name}`}</Who>
          <Words>{answer}</Words>
        </Answer>
      )}
    </Root>
  );
}
