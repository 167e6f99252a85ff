import { useEffect } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { NewSynonym, SearchTuning, SynonymRow } from '@ritual/shared/contract';
import {
  addSynonym,
  getSearchTuning,
  removeSynonym,
  updateSynonym,
} from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { Field, FormError, Select } from '@ritual/shared/ui';
import { Action, DialogFoot, differ, FormDialog, useUndo, type DialogForm } from '../../../admin/index.ts';
import { DialogForm as Form } from './layout.ts';

export interface SynonymDraft {
  /** null: a new one. */
  readonly row: SynonymRow | null;
  readonly kind: 'equal' | 'one-way';
  readonly from: string;
  readonly words: string;
}

export const newSynonymDraft: SynonymDraft = { row: null, kind: 'equal', from: '', words: '' };

export const draftOfSynonym = (row: SynonymRow): SynonymDraft => ({
  row,
  kind: row.from === null ? 'equal' : 'one-way',
  from: row.from ?? '',
  words: row.words.join(', '),
});

interface SynonymDialogProps {
  /** null: the dialog is closed. */
  readonly draft: SynonymDraft | null;
  readonly onClose: () => void;
  readonly onSaved: (tuning: SearchTuning) => void;
}

/** A synonym is made, or changed. */
export function SynonymDialog({ draft, onClose, onSaved }: SynonymDialogProps) {
  const title = draft?.row ? 'Change the synonym' : 'New synonym';
  return (
    <FormDialog open={draft !== null} title={title} width="small" onClose={onClose}>
      {(form) => draft && <SynonymForm draft={draft} onSaved={onSaved} {...form} />}
    </FormDialog>
  );
}

const kinds = [
  { value: 'equal', label: 'All words find each other' },
  { value: 'one-way', label: 'One search finds other words, too' },
];

interface SynonymFormProps extends DialogForm, Pick<SynonymDialogProps, 'onSaved'> {
  readonly draft: SynonymDraft;
}

function SynonymForm({ draft, onSaved, onUnsaved, onClose, onDone }: SynonymFormProps) {
  const say = useUndo();
  const { row, ...typed } = draft;
  const add = async (body: NewSynonym) => {
    const tuning = await api.call(addSynonym, { body });
    onSaved(tuning);
    const id = Math.max(...tuning.synonyms.map((each) => each.id));
    return () => api.call(removeSynonym, { params: { id: String(id) } }).then(onSaved);
  };
  const put = async (before: SynonymRow, body: NewSynonym) => {
    const params = { id: String(before.id) };
    const update = (fields: NewSynonym, version: number) =>
      api.call(updateSynonym, { params, body: { ...fields, version } }).then(onSaved);
    await update(body, before.version);
    const { from, words } = before;
    return () => update({ from, words }, before.version + 1);
  };
  const { form, field, values, failure, pending } = useForm({
    initial: typed,
    schema: async () => (await import('@ritual/shared/contract')).synonymForm,
    submit: async (synonym) => {
      try {
        const undo = await (row === null ? add(synonym) : put(row, synonym));
        onDone();
        say({ words: 'The synonym is saved', undo });
      } catch (error) {
        // Behind the dialog stands what there is now.
        if (isApiError(error, 'SEARCH_ENTRY_CHANGED') || isApiError(error, 'SEARCH_ENTRY_NOT_FOUND'))
          onSaved(await api.call(getSearchTuning, {}));
        throw error;
      }
    },
  });
  const isUnsaved = differ(typed, values);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const isOneWay = values.kind === 'one-way';
  return (
    <Form {...form} aria-label="Synonym">
      {failure !== null && <FormError>{failure}</FormError>}
      <Select size="compact" label="Direction" options={kinds} {...field('kind')} />
      {isOneWay && <Field size="compact" label="Searched for" autoComplete="off" {...field('from')} />}
      <Field
        size="compact"
        label={isOneWay ? 'Also finds' : 'Words'}
        hint="With commas between them, such as pants, trousers."
        autoComplete="off"
        {...field('words')}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Save the synonym
        </Action>
      </DialogFoot>
    </Form>
  );
}
