import { styled } from 'styled-components';
import { useAuth } from '@ritual/shared/federation';
import { paths } from '@ritual/shared/paths';
import { useCart } from '@ritual/shared/state';
import { layout, media, space, type } from '@ritual/shared/theme';
import {
  ArrowLeftIcon,
  ButtonLink,
  Container,
  EmptyState,
  PageTitle,
  Skeleton,
  TextLink,
} from '@ritual/shared/ui';
import { CartFailure } from '../../features/cart-lines/cart-failure.tsx';
import { useCartView } from '../../features/cart-lines/use-cart-view.ts';
import { Review } from './components/review.tsx';

export { loader } from './checkout.loader.ts';

const Page = styled(Container)`
  max-width: ${1240 + 2 * layout.gutter.lg}px;
  min-height: 640px;
  padding-block: ${space(6)} 0;
  ${media.lg} {
    padding-block: ${space(8)} ${space(13)};
  }
`;

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  ${media.lg} {
    margin-block-end: ${space(7)};
  }
`;

const Back = styled.p`
  display: none;
  ${type('bodyS')}
  ${media.lg} {
    display: block;
  }
`;

/** 'Review & Pay'. For signed-in shoppers, rendered in the browser only. */
export function Component() {
  const view = useCartView(true);
  const items = useCart((state) => state.cart.items);
  const { user } = useAuth();

  return (
    <Page>
      <Head>
        <Back>
          <TextLink look="quiet" to={paths.cart.to()} icon={<ArrowLeftIcon size={18} />}>
            Back to cart
          </TextLink>
        </Back>
        <PageTitle>Review & Pay</PageTitle>
      </Head>
      {view === 'waiting' && (
        <div role="group" aria-busy="true" aria-label="Loading your cart">
          <Skeleton height="420px" />
        </div>
      )}
      {view === 'failed' && <CartFailure />}
      {view === 'empty' && (
        <EmptyState
          look="bare"
          heading="h2"
          title="Your cart is empty."
          action={<ButtonLink to={paths.collections.to()}>Browse products</ButtonLink>}
        >
          Put something in it, then come back to pay.
        </EmptyState>
      )}
      {view === 'lines' && user && <Review items={items} user={user} />}
    </Page>
  );
}
