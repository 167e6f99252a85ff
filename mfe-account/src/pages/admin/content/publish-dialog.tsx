import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { storeDay, storeMoment } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { errorMessage, isApiError } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { Field, FormError, SegmentedControl } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, DialogWords, sendByKey } from '../../../admin/index.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const whens = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
] as const;

interface PublishDialogProps {
  readonly title: string;
  /** What happens then; the default is of pages. */
  readonly words?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Publishes, and closes. @param at null: now */
  readonly onPublish: (at: string | null) => Promise<void>;
}

/** Publishes the draft now, or lets it wait for its time. */
export function PublishDialog({ open, title, ...rest }: PublishDialogProps) {
  return (
    <AdminDialog open={open} onClose={rest.onClose} title={title}>
      {open && <PublishForm {...rest} />}
    </AdminDialog>
  );
}

const pageWords =
  'Shoppers see it within seconds. What they see now stays in the list of versions, and can be restored.';

function PublishForm({ words = pageWords, onClose, onPublish }: Omit<PublishDialogProps, 'open' | 'title'>) {
  const { report } = useHost();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const submit = async () => {
    setError(undefined);
    setFailure(null);
    const [day = '', time = ''] = at.split('T');
    const isWhole = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time);
    if (when === 'later' && !isWhole) {
      setError('Enter a day and a time.');
      return;
    }
    setPending(true);
    try {
      await onPublish(when === 'now' ? null : storeMoment(day, time.slice(0, 5)).toISOString());
    } catch (problem) {
      const [field] = isApiError(problem) ? problem.fields : [];
      if (field) setError(field.message);
      else {
        report(problem, { where: 'publication' });
        setFailure(errorMessage(problem));
      }
    } finally {
      setPending(false);
    }
  };
  return (
    <Form
      noValidate
      aria-label="Publication"
      onKeyDown={sendByKey}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!pending) void submit();
      }}
    >
      <DialogWords>{words}</DialogWords>
      {failure !== null && <FormError>{failure}</FormError>}
      {/* As wide as its words: the form is a column that stretches what is in it. */}
      <div>
        <SegmentedControl label="When" segments={whens} value={when} onChange={setWhen} />
      </div>
      {when === 'later' && (
        <Field
          size="compact"
          type="datetime-local"
          label="Day and time"
          hint="Eastern time. Until then everything stays as it is."
          min={`${storeDay(new Date())}T00:00`}
          value={at}
          error={error}
          onChange={({ target }) => {
            setAt(target.value);
            setError(undefined);
          }}
        />
      )}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          {when === 'now' ? 'Publish now' : 'Schedule it'}
        </Action>
      </DialogFoot>
    </Form>
  );
}
