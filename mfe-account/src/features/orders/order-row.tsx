import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { formatDate, formatCents } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { bareList, border, color, media, space, tabular, type, weight } from '@ritual/shared/theme';
import { Button, ButtonLink, FormError, Picture, VisuallyHidden } from '@ritual/shared/ui';
import { NotBoughtAgain } from './not-bought-again.tsx';
import { OrderBadge } from './order-badge.tsx';
import { useBuyAgain } from './use-buy-again.ts';
import { useOrderPayment } from './use-order-payment.ts';

const Row = styled.article`
  display: grid;
  align-items: center;
  gap: ${space(4)};
  padding-block: ${space(6)};
  border-block-end: ${border('border.divider')};
  ${media.lg} {
    grid-template-columns: minmax(120px, 212px) minmax(120px, 262px) minmax(96px, 1fr) auto;
  }
`;

const Number = styled.h2`
  ${type('body')}
  font-weight: ${weight('strong')};
`;

const Made = styled.p`
  ${type('small')}
  ${tabular}
  color: ${color('text.muted')};
`;

const Pictures = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Thumb = styled.li`
  width: 56px;
`;

const More = styled.li`
  align-self: center;
  ${type('small')}
  color: ${color('text.muted')};
`;

const State = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  ${media.lg} {
    display: grid;
    justify-items: start;
    gap: ${space(2)};
  }
`;

const Total = styled.p`
  ${type('body')}
  ${tabular}
  font-weight: ${weight('strong')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3, 5)};
  ${media.lg} {
    justify-content: end;
  }
`;

const Problem = styled.div`
  grid-column: 1 / -1;
`;

/** Pictures that fit beside each other; with more, one is replaced by their number. */
const maxPictures = 4;

interface OrderRowProps {
  readonly order: Order;
  /** Heading level of its number. */
  readonly heading?: 'h2' | 'h3';
}

/** One order of the list. */
export function OrderRow({ order, heading = 'h2' }: OrderRowProps) {
  const { id, number, createdAt, items, status, total } = order;
  const shown = items.slice(0, items.length > maxPictures ? maxPictures - 1 : maxPictures);
  const more = items.length - shown.length;
  const { busy, problem, complete } = useOrderPayment(order);
  const again = useBuyAgain(order);
  return (
    <Row aria-labelledby={`order-${id}`}>
      <div>
        <Number as={heading} id={`order-${id}`}>{`#${number}`}</Number>
        <Made>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Made>
      </div>
      <Pictures>
        {shown.map((item) => (
          <Thumb key={item.id}>
            <Picture file={item.imageFile} alt={`${item.productName}, ${item.color}`} sizes="56px" />
          </Thumb>
        ))}
        {more > 0 && (
          <More>
            {`+${more}`}
            <VisuallyHidden> more</VisuallyHidden>
          </More>
        )}
      </Pictures>
      <State>
        <OrderBadge order={order} />
        <Total>{formatCents(total)}</Total>
      </State>
      <Ways>
        {status === 'PENDING' && (
          <Button variant="text" size="small" pending={busy === 'pay'} onClick={() => void complete()}>
            Complete payment<VisuallyHidden>{` of order ${number}`}</VisuallyHidden>
          </Button>
        )}
        <ButtonLink to={paths.order.to({ id })} variant="outline" size="small">
          View order<VisuallyHidden>{` ${number}`}</VisuallyHidden>
        </ButtonLink>
        {status !== 'PENDING' && (
          <Button variant="text" size="small" pending={again.busy} onClick={() => void again.buy()}>
            Buy again<VisuallyHidden>{` order ${number}`}</VisuallyHidden>
          </Button>
        )}
      </Ways>
      {again.outcome && (
        <Problem>
          <NotBoughtAgain outcome={again.outcome} />
        </Problem>
      )}
      {problem !== null && (
        <Problem>
          <FormError>{problem}</FormError>
        </Problem>
      )}
    </Row>
  );
}
