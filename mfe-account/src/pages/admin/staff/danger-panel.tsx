import { useState, type ReactNode } from 'react';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { Action, ConfirmDialog, Section } from '../../../admin/index.ts';

interface DangerPanelProps {
  readonly title: string;
  /** What the button is for. */
  readonly children: ReactNode;
  readonly button: string;
  readonly question: string;
  /** Below the question: what happens. */
  readonly consequences: ReactNode;
  readonly call: () => Promise<unknown>;
  /** After the call. */
  readonly onDone: () => void | Promise<void>;
}

/** One act on a colleague that cannot be taken back: a question, then the second factor if it is asked for. */
export function DangerPanel(props: DangerPanelProps) {
  const { title, children, button, question, consequences, call, onDone } = props;
  const { confirmed, dialog } = useConfirmed();
  const [asking, setAsking] = useState(false);
  const act = async () => {
    const done = await confirmed(button, async () => {
      await call();
      return true;
    });
    if (!done) return;
    setAsking(false);
    await onDone();
  };
  return (
    <Section title={title}>
      <p>{children}</p>
      <p>
        <Action look="danger" onClick={() => setAsking(true)}>
          {button}
        </Action>
      </p>
      <ConfirmDialog
        destroys
        open={asking}
        title={question}
        button={button}
        onClose={() => setAsking(false)}
        onDo={act}
      >
        <p>{consequences}</p>
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
