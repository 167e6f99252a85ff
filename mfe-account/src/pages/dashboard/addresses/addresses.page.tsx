import { useRef } from 'react';
import { styled } from 'styled-components';
import { useFormDialog } from '@ritual/shared/blocks';
import type { Address } from '@ritual/shared/contract';
import { listAddresses } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { bareList, media, space } from '@ritual/shared/theme';
import { Button, EmptyState, PageTitle } from '@ritual/shared/ui';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { useAddressChanges } from './use-address-changes.ts';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return api.call(listAddresses, undefined, { signal });
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-end: ${space(6)};
`;

const Grid = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(4)};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Place = styled.li`
  display: grid;
`;

/** Addresses: add, edit, remove, make one the default. */
export function Component() {
  const addresses = useLoaderData<typeof loader>();
  const { save, remove, makeDefault, failed } = useAddressChanges();
  const title = useRef<HTMLHeadingElement>(null);
  const dialog = useFormDialog<Address | null>();

  return (
    <>
      <Head>
        <PageTitle ref={title}>Addresses</PageTitle>
        <Button onClick={() => dialog.open(null)}>Add address</Button>
      </Head>
      {addresses.length === 0 && (
        <EmptyState title="You have not saved an address yet.">Parcels need somewhere to go.</EmptyState>
      )}
      <Grid>
        {addresses.map((address) => (
          <Place key={address.id}>
            <AddressCard
              address={address}
              onEdit={() => dialog.open(address)}
              onRemove={() => {
                // The card is removed with its focused button.
                title.current?.focus({ preventScroll: true });
                void remove(address);
              }}
              onMakeDefault={() => void makeDefault(address)}
            />
          </Place>
        ))}
      </Grid>
      <AddressDialog
        open={dialog.opening?.open ?? false}
        address={dialog.opening?.subject ?? null}
        onClose={dialog.close}
        onSave={(values) => dialog.save(() => save(dialog.opening?.subject?.id ?? null, values), failed)}
      />
    </>
  );
}
