import { useEffect } from 'react';
import { useForm } from '@ritual/shared/blocks';
import { Field, FormError } from '@ritual/shared/ui';
import {
  Action,
  DialogFoot,
  DialogWords,
  differ,
  FormDialog,
  useUndo,
  type DialogForm,
} from '../../../admin/index.ts';
import { Days, NewSetting } from '../settings/setting-list.ts';

/** Days of the store, both included; null: open. */
export interface RuleDays {
  readonly from: string | null;
  readonly until: string | null;
}

interface RuleDaysDialogProps<Rule extends RuleDays> {
  /** null: the dialog is closed. */
  readonly rule: Rule | null;
  readonly wordsOf: (rule: Rule) => string;
  /** Answers with what puts the days back as they were. */
  readonly save: (rule: Rule, days: RuleDays) => Promise<() => Promise<void>>;
  readonly onClose: () => void;
}

/** Other days of a rule, its end above all. */
export function RuleDaysDialog<Rule extends RuleDays>({
  rule,
  onClose,
  ...props
}: RuleDaysDialogProps<Rule>) {
  return (
    <FormDialog open={rule !== null} title="Days of the rule" width="small" onClose={onClose}>
      {(form) => rule && <DaysForm rule={rule} {...props} {...form} />}
    </FormDialog>
  );
}

type DaysFormProps<Rule extends RuleDays> = DialogForm &
  Pick<RuleDaysDialogProps<Rule>, 'wordsOf' | 'save'> & { readonly rule: Rule };

function DaysForm<Rule extends RuleDays>(props: DaysFormProps<Rule>) {
  const { rule, wordsOf, save, onUnsaved, onClose, onDone } = props;
  const say = useUndo();
  const was = { from: rule.from ?? '', until: rule.until ?? '' };
  const { form, field, values, failure, pending } = useForm({
    initial: was,
    schema: async () => (await import('@ritual/shared/contract')).taxDaysForm,
    submit: async (days) => {
      const undo = await save(rule, days);
      onDone();
      say({ words: `${wordsOf({ ...rule, ...days })} is saved`, undo });
    },
  });
  const isUnsaved = differ(was, values);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  return (
    <NewSetting {...form} aria-label="Days of the rule">
      <DialogWords>
        {wordsOf({ ...rule, from: null, until: null })}. Both days are included; orders keep what they were
        taxed.
      </DialogWords>
      {failure !== null && <FormError>{failure}</FormError>}
      <Days>
        <Field size="compact" type="date" label="First day" optional {...field('from')} />
        <Field size="compact" type="date" label="Last day" optional {...field('until')} />
      </Days>
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Save the days
        </Action>
      </DialogFoot>
    </NewSetting>
  );
}
