import { useEffect, useState } from 'react';
import type { DisputeEvidence } from '@ritual/shared/contract';
import { getDisputeEvidence } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { formatCents } from '@ritual/shared/kernel';
import { FormError } from '@ritual/shared/ui';
import { FormDialog } from '../../../admin/index.ts';
import { EvidenceForm, type EvidenceFormProps } from './evidence-form.tsx';
import { Words } from './lines.ts';

interface EvidenceDialogProps extends Pick<EvidenceFormProps, 'order' | 'change' | 'onClose'> {
  /** null: the dialog is closed. */
  readonly dispute: EvidenceFormProps['dispute'] | null;
}

/** What the bank is told: drafted from the order, completed by hand, kept as a draft, and sent once. */
export function EvidenceDialog({ dispute, onClose, ...rest }: EvidenceDialogProps) {
  return (
    <FormDialog
      open={dispute !== null}
      onClose={onClose}
      title={dispute ? `Evidence for ${formatCents(dispute.amount)}` : ''}
      question="Discard what you have written?"
      lost="The draft stays as it was. Go back and save it to keep what you have written."
    >
      {({ onUnsaved, onDone }) =>
        dispute && (
          <Loaded key={dispute.id} dispute={dispute} {...rest} onClose={onDone} onUnsaved={onUnsaved} />
        )
      }
    </FormDialog>
  );
}

function Loaded(props: Omit<EvidenceFormProps, 'loaded'>) {
  const { order, dispute } = props;
  const [loaded, setLoaded] = useState<DisputeEvidence | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const params = { id: order.id, disputeId: dispute.id };
    api.call(getDisputeEvidence, { params }, { signal: leaving.signal }).then(setLoaded, (error: unknown) => {
      if (!leaving.signal.aborted) setProblem(errorMessage(error));
    });
    return () => leaving.abort();
  }, [order.id, dispute.id]);
  if (problem !== null) return <FormError>{problem}</FormError>;
  if (!loaded) return <Words role="status">The evidence is being drafted …</Words>;
  return <EvidenceForm {...props} loaded={loaded} />;
}
