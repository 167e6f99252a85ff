import { styled } from 'styled-components';
import { paths } from '@ritual/shared/paths';
import { useCart } from '@ritual/shared/state';
import { useHydrated } from '@ritual/shared/ui';
import { layout, media, space } from '@ritual/shared/theme';
import { ButtonLink, Container, EmptyState, PageTitle, TextLink } from '@ritual/shared/ui';
import { CartFailure } from '../../features/cart-lines/cart-failure.tsx';
import { RemovedStrip } from '../../features/cart-lines/removed-strip.tsx';
import { useCartLines } from '../../features/cart-lines/use-cart-lines.ts';
import { useCartView } from '../../features/cart-lines/use-cart-view.ts';
import { CartSkeleton } from './components/cart-skeleton.tsx';
import { CartSummary } from './components/cart-summary.tsx';
import { CartTable } from './components/cart-table.tsx';

const Page = styled(Container)`
  /* Loading content must not move the footer: it is below the first screen, or below a cart of usual size. */
  min-height: max(640px, 100svh);
  padding-block: ${space(6)} ${space(11)};
  ${media.lg} {
    min-height: 720px;
    padding-block: ${space(9)} ${space(14)};
  }
`;

const Head = styled.header`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space(6)};
  margin-block-end: ${space(6)};
  ${media.lg} {
    margin-block-end: ${space(7)};
  }
`;

const Onward = styled.p<{ $where: 'head' | 'foot' }>`
  ${({ $where }) =>
    $where === 'head'
      ? `display: none; ${media.lg} { display: block; }`
      : `margin-block-start: ${space(7)}; text-align: center; ${media.lg} { display: none; }`}
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${layout.aside}px;
    gap: ${space(7)} ${space(11)};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

/** 'Your Cart'. The server renders the frame; the content belongs to the visitor and is loaded in the browser. */
export function Component() {
  const view = useCartView(useHydrated());
  const cart = useCart((state) => state.cart);
  const failed = useCart((state) => state.error !== null);
  const lines = useCartLines();

  return (
    <Page>
      <Head>
        <PageTitle>Your Cart</PageTitle>
        {view === 'lines' && (
          <Onward $where="head">
            <TextLink to={paths.collections.to()}>Continue shopping</TextLink>
          </Onward>
        )}
      </Head>
      {view === 'waiting' && <CartSkeleton />}
      {view === 'lines' && (
        <>
          <Columns>
            <Lines>
              {failed && <CartFailure />}
              <CartTable items={cart.items} lines={lines} />
              <RemovedStrip lines={lines} />
            </Lines>
            <CartSummary cart={cart} />
          </Columns>
          <Onward $where="foot">
            <TextLink to={paths.collections.to()}>Continue shopping</TextLink>
          </Onward>
        </>
      )}
      {view === 'failed' && <CartFailure />}
      {view === 'empty' && (
        <Lines>
          <RemovedStrip lines={lines} />
          <EmptyState
            look="bare"
            heading="h2"
            title="Your cart is empty."
            action={<ButtonLink to={paths.collections.to()}>Browse products</ButtonLink>}
          >
            Pieces you add are kept here, signed in or not.
          </EmptyState>
        </Lines>
      )}
    </Page>
  );
}
