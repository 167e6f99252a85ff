import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import { decideReturn } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { FormError, TextArea } from '@ritual/shared/ui';
import { Action, DialogFoot, FormDialog, useUndo, type DialogForm } from '../../../admin/index.ts';
import { Words } from './lines.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** What the customer reads of how an approved return is sent back. */
export const sendBack = {
  label: 'How to send it back',
  hint: 'The customer reads it: the link to a label, or the address. Without it, and if returns are free, the mail promises a label in a mail of its own: send that yourself.',
  rows: 3,
  maxLength: 1000,
} as const;

const kinds = {
  APPROVED: {
    title: 'Approve this return',
    button: 'Approve',
    explained: 'The customer gets a mail and sends the pieces back.',
    said: 'The return is approved, and the customer is told',
    field: { ...sendBack, optional: true },
  },
  REJECTED: {
    title: 'Reject this return',
    button: 'Reject the return',
    explained: 'The customer gets a mail, and no money goes back. It cannot be decided anew.',
    said: 'The return is rejected, and the customer is told',
    field: { label: 'Why', hint: 'The customer reads it.', rows: 3, maxLength: 1000, optional: false },
  },
} as const;

interface ReturnReplyProps {
  readonly order: AdminOrder;
  readonly returned: AdminReturn;
  readonly change: ChangeOrder;
}

interface ReturnReplyDialogProps extends ReturnReplyProps {
  /** null: the dialog is closed. */
  readonly decision: keyof typeof kinds | null;
  readonly onClose: () => void;
}

/** Approves or rejects a return, with words to the customer. */
export function ReturnReplyDialog({ decision, onClose, ...rest }: ReturnReplyDialogProps) {
  return (
    <FormDialog
      open={decision !== null}
      onClose={onClose}
      title={decision ? kinds[decision].title : ''}
      width="small"
    >
      {(form) => decision && <ReplyForm {...rest} {...form} decision={decision} />}
    </FormDialog>
  );
}

interface ReplyFormProps extends ReturnReplyProps, DialogForm {
  readonly decision: keyof typeof kinds;
}

function ReplyForm({ order, returned, decision, change, onUnsaved, onClose, onDone }: ReplyFormProps) {
  const say = useUndo();
  const { busy, problem, act } = useAct('dialog');
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const { title, button, explained, said, field } = kinds[decision];
  const reply = typed.trim();
  useEffect(() => onUnsaved(reply !== ''), [reply, onUnsaved]);

  const decide = async () => {
    const params = { id: order.id, returnId: returned.id };
    const body = { status: decision, reply };
    if (!(await change(button, () => api.call(decideReturn, { params, body })))) return;
    onDone();
    say({ words: said });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = !field.optional && reply === '';
    setMissing(isMissing);
    if (isMissing) area.current?.focus();
    else act('decide', decide);
  };
  return (
    <Form noValidate aria-label={title} onSubmit={submit}>
      <Words>{explained}</Words>
      <TextArea
        {...field}
        ref={area}
        name="reply"
        autoFocus
        value={typed}
        error={missing ? 'Write why it is not taken back.' : null}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
      {problem !== null && <FormError>{problem}</FormError>}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action
          type="submit"
          look={decision === 'REJECTED' ? 'danger' : 'filled'}
          press="$mod+Enter"
          pending={busy !== null}
        >
          {button}
        </Action>
      </DialogFoot>
    </Form>
  );
}
