import { useEffect } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { DetailedTaxRuleRow as Rule } from '@ritual/shared/contract';
import { getDetailedTaxRules, updateDetailedTaxRule } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { storeDay } from '@ritual/shared/kernel';
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
import { detailedRuleWords } from '../../../rules/tax-words.ts';
import { Days, NewSetting } from '../settings/setting-list.ts';

interface RuleDaysDialogProps {
  /** null: the dialog is closed. */
  readonly rule: Rule | null;
  readonly onClose: () => void;
  readonly onSaved: (rules: readonly Rule[]) => void;
}

/** Other days of a rule, its end above all. */
export function RuleDaysDialog({ rule, onClose, onSaved }: RuleDaysDialogProps) {
  return (
    <FormDialog open={rule !== null} title="Days of the rule" width="small" onClose={onClose}>
      {(form) => rule && <DaysForm rule={rule} onSaved={onSaved} {...form} />}
    </FormDialog>
  );
}

interface DaysFormProps extends DialogForm, Pick<RuleDaysDialogProps, 'onSaved'> {
  readonly rule: Rule;
}

function DaysForm({ rule, onSaved, onUnsaved, onClose, onDone }: DaysFormProps) {
  const say = useUndo();
  const today = storeDay(new Date());
  const was = { from: rule.from ?? '', until: rule.until ?? '' };
  const put = async ({ from, until }: Pick<Rule, 'from' | 'until'>, version: number) => {
    const body = { from, until, version };
    const { rules } = await api.call(updateDetailedTaxRule, { params: { id: String(rule.id) }, body });
    onSaved(rules);
    return rules.find(({ id }) => id === rule.id)?.version ?? version;
  };
  const { form, field, values, failure, pending } = useForm({
    initial: was,
    schema: async () => (await import('@ritual/shared/contract')).taxDaysForm,
    submit: async (days) => {
      try {
        const version = await put(days, rule.version);
        onDone();
        say({
          words: `${detailedRuleWords({ ...rule, ...days }, today)} is saved`,
          undo: () => put(rule, version).then(() => undefined),
        });
      } catch (error) {
        // The list shows it as it is now.
        if (isApiError(error, 'DETAILED_TAX_RULE_CHANGED'))
          onSaved((await api.call(getDetailedTaxRules, {})).rules);
        throw error;
      }
    },
  });
  const isUnsaved = differ(was, values);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  return (
    <NewSetting {...form} aria-label="Days of the rule">
      <DialogWords>
        {detailedRuleWords({ ...rule, from: null, until: null }, today)}. Both days are included; orders keep
        what they were taxed.
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
