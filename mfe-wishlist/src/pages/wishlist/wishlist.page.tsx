import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAuth } from '@ritual/shared/federation';
import { color, layout, media, space, type } from '@ritual/shared/theme';
import { Container, PageTitle } from '@ritual/shared/ui';
import { useWishlist, useWishlistState } from '../../features/wishlist/use-wishlist.ts';
import { isSaved } from '../../rules/saved-list.ts';
import { SavedProducts } from './components/saved-products.tsx';
import { SignInLine } from './components/sign-in-line.tsx';
import { WishlistEmpty } from './components/wishlist-empty.tsx';
import { WishlistFailure } from './components/wishlist-failure.tsx';
import { WishlistSkeleton } from './components/wishlist-skeleton.tsx';

const Page = styled(Container)`
  /* Loading content must not move the footer: it is below the first screen. */
  min-height: max(${layout.pageHeight.base}px, 100svh);
  padding-block: ${space(6)} ${space(11)};
  ${media.lg} {
    min-height: ${layout.pageHeight.lg}px;
    padding-block: ${space(9)} ${space(14)};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2, 6)};
  margin-block-end: ${space(6)};
  ${media.lg} {
    margin-block-end: ${space(7)};
  }
`;

const Count = styled.p`
  ${type('body')}
  color: ${color('text.muted')};
`;

/** 'Wishlist'. The server renders the frame; the list belongs to the visitor and is loaded in the browser. */
export function Component() {
  const wishlist = useWishlist();
  const { list, products, loading, error } = useWishlistState();
  const session = useAuth();
  useEffect(() => wishlist.openPage(), [wishlist]);
  // Cards whose heart was emptied here stay until the page is left.
  const count = products?.filter(({ id }) => isSaved(list, id)).length;
  const isEmpty = products?.length === 0;
  const isVisitor = session.status === 'anonymous' && session.failure === undefined;

  return (
    <Page>
      <Head>
        <PageTitle>Wishlist</PageTitle>
        <Count role="status">
          {count !== undefined && !isEmpty && `${String(count)} ${count === 1 ? 'product' : 'products'}`}
        </Count>
      </Head>
      {products && isVisitor && <SignInLine />}
      {products && !isEmpty && <SavedProducts products={products} />}
      {isEmpty && <WishlistEmpty />}
      {!products && error !== null && (
        <WishlistFailure error={error} trying={loading} onRetry={() => void wishlist.load()} />
      )}
      {!products && error === null && <WishlistSkeleton />}
    </Page>
  );
}
