import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { CookieKinds } from '@ritual/shared/blocks';
import type { CookieChoice } from '@ritual/shared/consent';
import { space } from '@ritual/shared/theme';
import { Button, ButtonRow, Dialog } from '@ritual/shared/ui';

interface CookieDialogProps {
  readonly open: boolean;
  readonly choice: CookieChoice;
  /** Global Privacy Control has decided, the visitor cannot change it. */
  readonly locked: boolean;
  readonly onClose: () => void;
  readonly onSave: (choice: CookieChoice) => void;
}

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

/** One switch per kind of cookies. Closing the dialog saves nothing. */
export function CookieDialog({ open, onClose, ...form }: CookieDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Cookie choices">
      <ChoiceForm {...form} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted anew each time the dialog opens, so that it starts from the current choice. */
function ChoiceForm({ choice: current, locked, onClose, onSave }: Omit<CookieDialogProps, 'open'>) {
  const [choice, setChoice] = useState(current);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(choice);
  };
  return (
    <Form onSubmit={save}>
      <p>Only what is strictly necessary happens without your choice. You can change it at any time.</p>
      <CookieKinds choice={choice} onChange={setChoice} />
      <ButtonRow>
        {locked ? <Button onClick={onClose}>Close</Button> : <Button type="submit">Save choices</Button>}
      </ButtonRow>
    </Form>
  );
}
