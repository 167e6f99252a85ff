import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import { useHost } from '@ritual/shared/federation';
import { reviewPolicy } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError, TextArea } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, DialogWords } from '../../../admin/index.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface HideDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onHide: (reason: string) => Promise<void>;
}

/** Hides a review, with the reason that its author reads. */
export function HideDialog({ open, ...rest }: HideDialogProps) {
  return (
    <AdminDialog open={open} onClose={rest.onClose} title="Hide this review?">
      <HideForm {...rest} />
    </AdminDialog>
  );
}

function HideForm({ onClose, onHide }: Omit<HideDialogProps, 'open'>) {
  const { report } = useHost();
  const { form, field, failure, pending } = useForm({
    initial: { reason: '' },
    schema: async () => (await import('@ritual/shared/contract')).productReviewReason,
    submit: async ({ reason }) => {
      await onHide(reason);
      onClose();
    },
    onFailure: (error) => report(error, { where: 'review' }),
  });
  return (
    <Form {...form} aria-label="Hide the review">
      <DialogWords>
        It is neither shown nor counted then. Its author can change it, and it waits for approval again.
      </DialogWords>
      {failure !== null && <FormError>{failure}</FormError>}
      <TextArea
        label="Why"
        size="compact"
        rows={3}
        maxLength={reviewPolicy.reasonMax}
        hint="The author reads this on the page of the order."
        {...field('reason')}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="danger" press="$mod+Enter" pending={pending}>
          Hide the review
        </Action>
      </DialogFoot>
    </Form>
  );
}
