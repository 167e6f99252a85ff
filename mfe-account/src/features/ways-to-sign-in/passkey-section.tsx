import { useState } from 'react';
import { styled } from 'styled-components';
import { useForm, useFormDialog } from '@ritual/shared/blocks';
import type { Passkey } from '@ritual/shared/contract';
import { removePasskey, renamePasskey } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { formatDate, formatDateTime } from '@ritual/shared/kernel';
import { bareList, border, color, space, type, weight } from '@ritual/shared/theme';
import { Button, ButtonRow, Dialog, Field, FormError, VisuallyHidden } from '@ritual/shared/ui';
import { FormGrid } from '../auth/form-grid.ts';
import { deviceName } from '../../rules/device-name.ts';
import { createPasskey } from './create-passkey.ts';
import type { SectionProps } from './section-props.ts';

const List = styled.ul`
  ${bareList}
  border-block-start: ${border('border.divider')};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3, 5)};
  padding-block: ${space(4)};
  border-block-end: ${border('border.divider')};
`;

const Name = styled.h3`
  ${type('bodyStrong')}
  font-weight: ${weight('strong')};
  overflow-wrap: anywhere;
`;

const When = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

/** The passkeys of an account: add, name, remove. */
export function PasskeySection({ factors: { passkeys }, change, onCodes, onChanged }: SectionProps) {
  const [adding, setAdding] = useState(false);
  const dialog = useFormDialog<Passkey>();
  const add = async () => {
    setAdding(true);
    const name = deviceName(navigator.userAgent);
    const added = await change(
      'Add a passkey',
      () => createPasskey(name),
      (made) => (made === 'given-up' ? 'No passkey was added.' : `The passkey '${name}' is added.`),
    );
    setAdding(false);
    if (added && added !== 'given-up' && added.recoveryCodes) onCodes(added.recoveryCodes);
  };
  const remove = ({ id, name }: Passkey) =>
    change(
      'Remove passkey',
      () => api.call(removePasskey, { params: { id } }),
      () => `The passkey '${name}' is removed. You can delete it from your device, too.`,
    );
  return (
    <>
      {passkeys.length > 0 && (
        <List aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <Row key={passkey.id}>
              <div>
                <Name>{passkey.name}</Name>
                <When>
                  {passkey.usedAt === null ? 'Not used yet' : `Last used ${formatDateTime(passkey.usedAt)}`}
                  {` · added ${formatDate(passkey.createdAt)}`}
                </When>
              </div>
              <ButtonRow>
                <Button variant="text" onClick={() => dialog.open(passkey)}>
                  Rename<VisuallyHidden>{` ${passkey.name}`}</VisuallyHidden>
                </Button>
                <Button variant="text" onClick={() => void remove(passkey)}>
                  Remove<VisuallyHidden>{` ${passkey.name}`}</VisuallyHidden>
                </Button>
              </ButtonRow>
            </Row>
          ))}
        </List>
      )}
      <ButtonRow>
        <Button
          variant="outline"
          pending={adding}
          pendingText="Waiting for your device…"
          onClick={() => void add()}
        >
          Add a passkey
        </Button>
      </ButtonRow>
      {dialog.opening && (
        <Dialog open={dialog.opening.open} onClose={dialog.close} size="small" title="Rename passkey">
          <RenameForm
            passkey={dialog.opening.subject}
            onName={async (name) => {
              const { id } = dialog.opening?.subject ?? {};
              if (id === undefined) return;
              await api.call(renamePasskey, { params: { id }, body: { name } });
              dialog.close();
              await onChanged();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface RenameFormProps {
  readonly passkey: Passkey;
  readonly onName: (name: string) => Promise<void>;
}

function RenameForm({ passkey, onName }: RenameFormProps) {
  const { form, field, failure, pending } = useForm({
    initial: { name: passkey.name },
    schema: async () => (await import('@ritual/shared/contract')).passkeyRename,
    submit: ({ name }) => onName(name),
  });
  return (
    <FormGrid {...form}>
      {failure && <FormError>{failure}</FormError>}
      <Field label="Name" autoComplete="off" maxLength={60} {...field('name')} />
      <Button type="submit" size="large" block pending={pending} pendingText="Saving…">
        Save name
      </Button>
    </FormGrid>
  );
}
