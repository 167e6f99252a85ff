import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { RedirectRow } from '@ritual/shared/contract';
import { addRedirect } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, DialogFoot, FormDialog, sendByKey, type DialogForm } from '../../../admin/index.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface RedirectDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: (row: RedirectRow) => void;
}

/** An old address, and where it leads now. */
export function RedirectDialog({ open, onClose, onAdded }: RedirectDialogProps) {
  return (
    <FormDialog open={open} title="New redirect" width="small" onClose={onClose}>
      {(form) => open && <RedirectForm onAdded={onAdded} {...form} />}
    </FormDialog>
  );
}

const empty = { from: '', to: '' };

function RedirectForm({
  onAdded,
  onUnsaved,
  onClose,
  onDone,
}: DialogForm & Pick<RedirectDialogProps, 'onAdded'>) {
  const { form, field, values, failure, pending } = useForm({
    initial: empty,
    schema: async () => (await import('@ritual/shared/contract')).newRedirect,
    submit: async (body) => {
      const row = await api.call(addRedirect, { body });
      onDone();
      onAdded(row);
    },
  });
  const isUnsaved = values.from !== '' || values.to !== '';
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const plain = { size: 'compact', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Form {...form} aria-label="New redirect" onKeyDown={sendByKey}>
      {failure !== null && <FormError>{failure}</FormError>}
      <Field
        {...plain}
        label="Old address"
        hint="Its path, without the name of the site: /products/old-top."
        {...field('from')}
      />
      <Field
        {...plain}
        label="Leads to"
        hint="A page of this store, such as /collections/tops or /product/101."
        {...field('to')}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Add the redirect
        </Action>
      </DialogFoot>
    </Form>
  );
}
