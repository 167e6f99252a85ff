import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { PageEditor } from '@ritual/shared/contract';
import { pageLimits } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import {
  Action,
  ConfirmDialog,
  DialogFoot,
  FormDialog,
  Section,
  sendByKey,
  StatusWord,
  When,
  type DialogForm,
} from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';
import type { PageActs } from './use-page-acts.ts';

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

type Own = NonNullable<PageEditor['own']>;
export type AddressAsked = 'move' | 'withdraw';

interface AddressSectionProps {
  readonly own: Own;
  readonly writable: boolean;
  /** What is asked here would lose what is not saved in the form. */
  readonly isUnsaved: boolean;
  readonly onAsk: (what: AddressAsked) => void;
  readonly onShowAgain: () => void;
}

/** Where shoppers find an own page, and whether they do. */
export function AddressSection({ own, writable, isUnsaved, onAsk, onShowAgain }: AddressSectionProps) {
  return (
    <Section title="Address">
      <Stack>
        <p>/pages/{own.slug}</p>
        {own.withdrawnAt !== null && (
          <p>
            <StatusWord tone="neutral">Withdrawn</StatusWord> <When at={own.withdrawnAt} />
          </p>
        )}
        {own.oldSlugs.length > 0 && (
          <Hint>Lead here, too: {own.oldSlugs.map((slug) => `/pages/${slug}`).join(', ')}</Hint>
        )}
        {writable && isUnsaved && <Hint>Save the draft to change the address or to withdraw the page.</Hint>}
        {writable && !isUnsaved && (
          <>
            <Action onClick={() => onAsk('move')}>Change the address</Action>
            {own.withdrawnAt === null ? (
              <Action look="danger" onClick={() => onAsk('withdraw')}>
                Withdraw the page
              </Action>
            ) : (
              <Action onClick={onShowAgain}>Show it again</Action>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}

interface AddressDialogsProps {
  readonly own: Own;
  /** null: none is open. */
  readonly asked: AddressAsked | null;
  readonly onClose: () => void;
  readonly acts: Pick<PageActs, 'move' | 'withdraw'>;
}

/** Outside of the form of the page: forms must not be nested. */
export function AddressDialogs({ own, asked, onClose, acts }: AddressDialogsProps) {
  return (
    <>
      <FormDialog open={asked === 'move'} title="Change the address" width="small" onClose={onClose}>
        {(dialog) => asked === 'move' && <AddressForm slug={own.slug} onMove={acts.move} {...dialog} />}
      </FormDialog>
      <ConfirmDialog
        open={asked === 'withdraw'}
        title="Withdraw this page?"
        button="Withdraw it"
        destroys
        onClose={onClose}
        onDo={async () => {
          await acts.withdraw();
          onClose();
        }}
      >
        Shoppers do not find it any more, and links to it lead nowhere. Its versions stay, and you can show it
        again.
      </ConfirmDialog>
    </>
  );
}

interface AddressFormProps extends DialogForm {
  readonly slug: string;
  readonly onMove: PageActs['move'];
}

function AddressForm({ slug, onMove, onUnsaved, onClose, onDone }: AddressFormProps) {
  const { form, field, values, failure, pending } = useForm({
    initial: { slug },
    schema: async () => (await import('@ritual/shared/contract')).newPageAddress,
    submit: async (given) => {
      await onMove(given.slug);
      onDone();
    },
  });
  const isUnsaved = values.slug !== slug;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  return (
    <Form {...form} aria-label="Address" onKeyDown={sendByKey}>
      {failure !== null && <FormError>{failure}</FormError>}
      <Field
        size="compact"
        label="Address"
        hint="Behind /pages/. The previous address leads there."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={pageLimits.slug}
        {...field('slug')}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Change it
        </Action>
      </DialogFoot>
    </Form>
  );
}
