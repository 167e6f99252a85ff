import { styled } from 'styled-components';
import { useAuth } from '@ritual/shared/federation';
import { api } from '@ritual/shared/http';
import { paths, useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { color, media, space, type } from '@ritual/shared/theme';
import { EmptyState, PageTitle, Panel, TextLink } from '@ritual/shared/ui';
import { OrderRow } from '../../../features/orders/order-row.tsx';
import { formatPhone } from '../../../rules/format-phone.ts';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [orders, addresses] = await Promise.all([
    api.call('myOrders', { query: { page: 0, size: 1 } }, { signal }),
    api.call('listAddresses', undefined, { signal }),
  ]);
  return {
    latest: orders.content[0] ?? null,
    address: addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null,
  };
}

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

const Panels = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Lines = styled.p`
  margin-block: ${space(3)} ${space(4)};
  color: ${color('text.secondary')};
  overflow-wrap: anywhere;
`;

/** What a shopper who has just signed in wants to know. */
export function Component() {
  const { user } = useAuth();
  const { latest, address } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>{`Hi, ${user?.firstName ?? 'Guest'}`}</PageTitle>
      <Section aria-labelledby="latest-order">
        <SectionHead>
          <Heading id="latest-order">Latest order</Heading>
          {latest && <TextLink to={paths.orders.to()}>All orders</TextLink>}
        </SectionHead>
        {latest ? (
          <OrderRow order={latest} />
        ) : (
          <EmptyState
            heading="h3"
            title="You have no orders yet."
            action={<TextLink to={paths.collections.to()}>Browse products</TextLink>}
          />
        )}
      </Section>
      <Panels>
        <Panel aria-labelledby="default-address">
          <Heading id="default-address">Default address</Heading>
          <Lines>
            {address ? (
              <>
                {address.recipientName}
                <br />
                {address.street}
                <br />
                {`${address.city}, ${address.state} ${address.zip}`}
              </>
            ) : (
              'You have not saved an address yet.'
            )}
          </Lines>
          <TextLink to={paths.addresses.to()}>{address ? 'Manage addresses' : 'Add address'}</TextLink>
        </Panel>
        {user && (
          <Panel aria-labelledby="your-details">
            <Heading id="your-details">Your details</Heading>
            <Lines>
              {`${user.firstName} ${user.lastName}`}
              <br />
              {user.email}
              <br />
              {user.phone && formatPhone(user.phone)}
            </Lines>
          </Panel>
        )}
      </Panels>
    </>
  );
}
