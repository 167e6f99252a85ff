import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly title?: string;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
  /** What becomes of what was typed. */
  readonly children: ReactNode;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({
  title = 'Discard what you have written?',
  onDiscard,
  ...dialog
}: DiscardDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      button="Discard the changes"
      destroys
      onDo={() => {
        onDiscard();
        return Promise.resolve();
      }}
    />
  );
}
