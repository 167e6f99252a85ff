import { styled } from 'styled-components';
import type { ProductColor } from '@ritual/shared/contract';
import { addColor } from '@ritual/shared/contract/admin-calls';
import { useForm } from '@ritual/shared/blocks';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, DialogWords, sendByKey } from '../../../admin/index.ts';

/** Until a color is chosen: what the form has, which no schema takes, and what is drawn, because its input has no empty value. */
const undecided = { value: 'undecided', drawn: `#${'9'.repeat(6)}` } as const;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface ColorDialogProps {
  readonly open: boolean;
  /** What it is called, as far as that is known. */
  readonly name?: string;
  readonly onClose: () => void;
  readonly onAdded: (color: ProductColor) => void;
}

/** A color that the store does not have yet; other products can have it, too. */
export function ColorDialog({ open, name = '', onClose, onAdded }: ColorDialogProps) {
  return (
    <AdminDialog open={open} onClose={onClose} title="New color">
      {open && <ColorForm {...{ name, onClose, onAdded }} />}
    </AdminDialog>
  );
}

function ColorForm({ name, onClose, onAdded }: Required<Omit<ColorDialogProps, 'open'>>) {
  const { form, field, failure, pending } = useForm({
    initial: { name, code: undecided.value },
    schema: async () => (await import('@ritual/shared/contract')).newColor,
    submit: async (body) => onAdded((await api.call(addColor, { body })).color),
  });
  const code = field('code');
  const isChosen = code.value !== undecided.value;
  return (
    <Form {...form} aria-label="New color" onKeyDown={sendByKey}>
      <DialogWords>Shoppers filter by it and choose it, so give it the name that they would use.</DialogWords>
      {failure !== null && <FormError>{failure}</FormError>}
      <Field size="compact" label="Name" autoComplete="off" autoFocus {...field('name')} />
      <Field
        size="compact"
        label="What it looks like"
        type="color"
        hint={isChosen ? code.value : 'Click the gray field to choose.'}
        {...code}
        value={isChosen ? code.value : undecided.drawn}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Add the color
        </Action>
      </DialogFoot>
    </Form>
  );
}
