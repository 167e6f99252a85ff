import { useState } from 'react';
import { styled } from 'styled-components';
import { AddressForm } from '@ritual/shared/blocks';
import type { Address } from '@ritual/shared/contract';
import { api, errorMessage } from '@ritual/shared/http';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { useStores } from '@ritual/shared/state';
import { media, space } from '@ritual/shared/theme';
import { Button, Dialog, EmptyState, PageTitle } from '@ritual/shared/ui';
import { AddressCard } from './address-card.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return api.call('listAddresses', undefined, { signal });
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
  display: grid;
  gap: ${space(4)};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Addresses: add, edit, remove, make one the default. */
export function Component() {
  const addresses = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { toasts } = useStores();
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const close = () => setEditing(null);

  const change = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toasts.getState().show({ text: done });
    } catch (error) {
      toasts.getState().show({ text: errorMessage(error), tone: 'error' });
    }
    await revalidate();
  };

  return (
    <>
      <Head>
        <PageTitle>Addresses</PageTitle>
        <Button onClick={() => setEditing('new')}>Add address</Button>
      </Head>
      {addresses.length === 0 && (
        <EmptyState title="You have not saved an address yet.">Parcels need somewhere to go.</EmptyState>
      )}
      <Grid>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onEdit={() => setEditing(address)}
              onRemove={() =>
                void change(api.call('deleteAddress', { params: { id: address.id } }), 'Address removed.')
              }
              onMakeDefault={() =>
                void change(
                  api.call('makeDefaultAddress', { params: { id: address.id } }),
                  'Default address changed.',
                )
              }
            />
          </li>
        ))}
      </Grid>
      <Dialog
        open={editing !== null}
        onClose={close}
        size="small"
        title={editing === 'new' ? 'Add address' : 'Edit address'}
      >
        {editing !== null && (
          <AddressForm
            {...(editing !== 'new' && { initial: editing })}
            submitLabel="Save address"
            onSubmit={async (body) => {
              if (editing === 'new') await api.call('createAddress', { body });
              else await api.call('updateAddress', { params: { id: editing.id }, body });
              close();
              await revalidate();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
