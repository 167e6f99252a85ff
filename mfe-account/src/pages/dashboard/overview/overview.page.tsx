import { styled } from 'styled-components';
import { ProductCard, ProductGrid } from '@ritual/shared/blocks';
import { useAuth } from '@ritual/shared/federation';
import { useLoaderData } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { color, sizesOf, space, type } from '@ritual/shared/theme';
import { EmptyState, PageTitle, TextLink } from '@ritual/shared/ui';
import { OrderRow } from '../../../features/orders/order-row.tsx';
import { OverviewPanels } from './overview-panels.tsx';
import type { loader } from './overview.loader.ts';

export { loader } from './overview.loader.ts';

const Section = styled.section`
  margin-block: ${space(7)} ${space(8)};
`;

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2, 4)};
`;

const Heading = styled.h2`
  ${type('h3')}
`;

const Empty = styled.div`
  margin-block-start: ${space(4)};
`;

const Viewed = styled.section`
  margin-block-start: ${space(9)};
`;

const Cards = styled(ProductGrid)`
  margin-block-start: ${space(4)};
`;

const Words = styled.p`
  margin-block: ${space(3)};
  color: ${color('text.secondary')};
`;

/** Overview for a shopper who has just signed in. */
export function Component() {
  const { user } = useAuth();
  const { latest, address, sizes, viewed } = useLoaderData<typeof loader>();
  const browse = <TextLink to={paths.collections.to()}>Browse products</TextLink>;
  return (
    <>
      <PageTitle>{`Hi, ${user?.firstName ?? 'Guest'}`}</PageTitle>
      <Section aria-labelledby="latest-order">
        <SectionHead>
          <Heading id="latest-order">Latest order</Heading>
          {latest && <TextLink to={paths.orders.to()}>All orders</TextLink>}
        </SectionHead>
        {latest ? (
          <OrderRow order={latest} heading="h3" />
        ) : (
          <Empty>
            <EmptyState heading="h3" title="You have no orders yet." action={browse} />
          </Empty>
        )}
      </Section>
      <OverviewPanels user={user} address={address} sizes={sizes} />
      {/* Left out when it could not be loaded: the page works without it. */}
      {viewed !== null && (
        <Viewed aria-labelledby="recently-viewed">
          <Heading id="recently-viewed">Recently viewed</Heading>
          {viewed.length === 0 ? (
            <>
              <Words>What you look at is found again here.</Words>
              {browse}
            </>
          ) : (
            <Cards $columns={4}>
              {viewed.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} sizes={sizesOf('50vw', '33vw', '240px')} />
                </li>
              ))}
            </Cards>
          )}
        </Viewed>
      )}
    </>
  );
}
