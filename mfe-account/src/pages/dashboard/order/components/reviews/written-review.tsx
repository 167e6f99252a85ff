import { styled } from 'styled-components';
import type { OwnReview } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { reviewFitLabel, shopName } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { border, color, space, type } from '@ritual/shared/theme';
import { Badge, TextLink, type BadgeTone } from '@ritual/shared/ui';
import { Stars } from './stars.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
`;

const Title = styled.h4`
  ${type('bodyStrong')}
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  color: ${color('text.secondary')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

const Quote = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(4)};
  border-inline-start: ${border('ink.300', 'selected')};
`;

const Who = styled.p`
  ${type('label')}
`;

interface State {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly next: string;
}

const states: Readonly<Record<OwnReview['status'], State>> = {
  PENDING: {
    ...{ label: 'Being checked', tone: 'warning' },
    next: 'Thank you. We read every review before others see it. You can change it until then.',
  },
  PUBLISHED: { label: 'Published', tone: 'success', next: 'Others see it on the product page.' },
  HIDDEN: {
    ...{ label: 'Not published', tone: 'error' },
    next: 'Change it, and we read it again.',
  },
};

/** A review of the shopper's own, and what became of it. */
export function WrittenReview({
  review,
  productId,
}: {
  readonly review: OwnReview;
  readonly productId: number;
}) {
  const name = shopName(useShop());
  const { rating, fit, size, title, text, status, reason, answer } = review;
  const { label, tone, next } = states[status];
  return (
    <Root>
      <Head>
        <Stars rating={rating} />
        <Badge tone={tone}>{label}</Badge>
      </Head>
      <div>
        <Title>{title}</Title>
        <Words>{text}</Words>
      </div>
      <Quiet>{`${reviewFitLabel[fit]} · Worn in ${size}`}</Quiet>
      {reason !== '' && (
        <Quote>
          <Who>Why we do not show it</Who>
          <Words>{reason}</Words>
        </Quote>
      )}
      {answer !== '' && status === 'PUBLISHED' && (
        <Quote>
          <Who>{`Answer of ${name}`}</Who>
          <Words>{answer}</Words>
        </Quote>
      )}
      <Quiet>
        {next}
        {status === 'PUBLISHED' && (
          <>
            {' '}
            <TextLink look="inline" to={`${paths.product.to({ id: productId })}#reviews-title`}>
              Look at it there
            </TextLink>
          </>
        )}
      </Quiet>
    </Root>
  );
}
