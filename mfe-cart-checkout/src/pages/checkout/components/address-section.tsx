import { lazy, Suspense, useEffect, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { useFormDialog } from '@ritual/shared/blocks';
import type { Address } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { createAddress } from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { useStores } from '@ritual/shared/state';
import { space } from '@ritual/shared/theme';
import { Badge, Button, ChoiceGroup, Notice, RadioCard, TextLink } from '@ritual/shared/ui';
import { Section } from './section.tsx';

const AddAddressDialog = lazy(() =>
  import('./add-address-dialog.tsx').then((module) => ({ default: module.AddAddressDialog })),
);

interface AddressSectionProps {
  readonly addresses: readonly Address[] | null;
  readonly chosen: string | null;
  /** The shopper tried to pay without an address. */
  readonly missing: boolean;
  readonly onChoose: (id: string) => void;
  /** Reloads the list; resolves when it has loaded. */
  readonly onReload: () => Promise<void>;
  readonly ref?: Ref<HTMLElement>;
}

const Line = styled.span`
  display: block;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(3)} ${space(6)};
`;

/** The delivery address: saved addresses as radio cards, and adding one in place. */
export function AddressSection({ addresses, chosen, missing, onChoose, onReload, ref }: AddressSectionProps) {
  const dialog = useFormDialog();
  const { toasts } = useStores();
  const { report } = useHost();
  const [added, setAdded] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const add = () => dialog.open(undefined);
  const failed = (error: unknown) => {
    report(error);
    toasts.getState().show({ text: errorMessage(error), tone: 'error' });
  };

  // The button that opened the dialog may be gone with the warning around it; the new choice exists.
  useEffect(() => {
    if (added === null || added !== chosen) return;
    group.current?.querySelector<HTMLElement>('input:checked')?.focus();
    setAdded(null);
  }, [added, chosen]);

  return (
    <Section title="Shipping address" {...(ref && { ref })}>
      {addresses === null && (
        <Notice
          tone="error"
          live="alert"
          action={
            <Button variant="text" onClick={() => void onReload()}>
              Try again
            </Button>
          }
        >
          Your addresses could not be loaded.
        </Notice>
      )}
      {addresses?.length === 0 && (
        <Notice
          tone="warning"
          action={
            <Button variant="outline" size="compact" onClick={add}>
              Add address
            </Button>
          }
        >
          You have no saved address yet. Add one to see tax and to pay.
        </Notice>
      )}
      <div ref={group} hidden={!addresses?.length}>
        <ChoiceGroup
          legend="Shipping address"
          hideLegend
          columns={2}
          error={missing ? 'Select the address that the order goes to.' : null}
        >
          {addresses?.map(({ id, recipientName, street, city, state, zip, isDefault }) => (
            <RadioCard
              key={id}
              name="shipping-address"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              title={recipientName}
              {...(isDefault && { badge: <Badge>Default</Badge> })}
            >
              <Line>{street}</Line>
              <Line>
                {city}, {state} {zip}
              </Line>
            </RadioCard>
          ))}
        </ChoiceGroup>
      </div>
      {addresses !== null && (
        <Tools>
          {addresses.length > 0 && (
            <Button variant="text" onClick={add}>
              Add address
            </Button>
          )}
          <TextLink look="quiet" to={paths.addresses.to()}>
            Manage addresses
          </TextLink>
        </Tools>
      )}
      {dialog.opening && (
        <Suspense fallback={null}>
          <AddAddressDialog
            open={dialog.opening.open}
            onClose={dialog.close}
            onSave={(input) =>
              dialog.save(async () => {
                const { id } = await api.call(createAddress, { body: input });
                await onReload();
                onChoose(id);
                setAdded(id);
              }, failed)
            }
          />
        </Suspense>
      )}
    </Section>
  );
}
