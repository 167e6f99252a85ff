import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { controlHeight, space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { Action } from '../theme/button.tsx';
import { phone, role, text } from '../theme/index.ts';
import { AdminDialog } from './admin-dialog.tsx';
import { useOpening } from './use-opening.ts';

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  ${text('body')}
  color: ${role('secondary')};
`;

/** What a dialog says before its fields. */
export const DialogWords = styled.p`
  margin-block-end: ${space(4)};
  ${text('body')}
  color: ${role('secondary')};
`;

/** The buttons of a dialog, always seen: what is above them scrolls, and fades out at their edge. */
export const DialogFoot = styled.div.attrs<{ 'data-foot'?: true }>({ 'data-foot': true })`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(2)};
  /* Over the padding of the dialog, to its edges. */
  margin: ${space(2)} -${space(6)} -${space(5)};
  padding: ${space(3)} ${space(6)} ${space(5)};
  background: ${role('raised')};
  /* raw: a fade, and no elevation */
  box-shadow: 0 -8px 8px ${role('raised')};
  ${phone} {
    flex-direction: column-reverse;
    & > button {
      min-height: ${controlHeight('large')};
    }
  }
`;

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The exact result: 'Delete 3 people', never 'OK'. */
  readonly button: string;
  /** The way out, where 'Cancel' could be read as the action. */
  readonly keep?: string;
  /** It destroys something. */
  readonly destroys?: boolean;
  readonly onClose: () => void;
  /** Does it, and closes. What it throws is shown in the dialog. */
  readonly onDo: () => Promise<void>;
  readonly children: ReactNode;
}

/** One clear question, where there is no way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // What was asked before may still be under way, or have failed: neither is said of this.
  return <Question key={useOpening(props.open)} {...props} />;
}

function Question({
  open,
  title,
  button,
  keep = 'Cancel',
  destroys = false,
  onClose,
  onDo,
  children,
}: ConfirmDialogProps) {
  const { report } = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onDo();
    } catch (error) {
      report(error, { where: 'dialog' });
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AdminDialog open={open} onClose={onClose} title={title} onDo={() => void act()}>
      <Words>
        {children}
        {problem !== null && <FormError>{problem}</FormError>}
      </Words>
      <DialogFoot>
        <Action onClick={onClose}>{keep}</Action>
        <Action look={destroys ? 'danger' : 'filled'} pending={busy} onClick={() => void act()}>
          {button}
        </Action>
      </DialogFoot>
    </AdminDialog>
  );
}
