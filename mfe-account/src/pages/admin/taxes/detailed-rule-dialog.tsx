import { useEffect } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { DetailedTaxRuleRow as Rule, NewDetailedTaxRule } from '@ritual/shared/contract';
import { addDetailedTaxRule } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { taxedThings, taxLevelLabel, taxLevels } from '@ritual/shared/kernel';
import { Field, FormError, Select } from '@ritual/shared/ui';
import { Action, DialogFoot, FormDialog, type DialogForm } from '../../../admin/index.ts';
import { taxRuleBody } from '../../../rules/tax-rule-body.ts';
import { stateOptions, thingLabel } from '../../../rules/tax-words.ts';
import { Days, NewSetting } from '../settings/setting-list.ts';

interface DetailedRuleDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: (rules: readonly Rule[], rule: NewDetailedTaxRule) => void;
}

/** A new rule for a place, for a kind of goods or for shipping. */
export function DetailedRuleDialog({ open, onClose, onAdded }: DetailedRuleDialogProps) {
  return (
    <FormDialog open={open} title="New rule for a place or goods" width="wide" onClose={onClose}>
      {(form) => open && <RuleForm onAdded={onAdded} {...form} />}
    </FormDialog>
  );
}

const empty = {
  ...{ state: '', level: 'county', name: '', zips: '', thing: '', limitKind: '', limit: '' },
  ...{ rate: '', from: '', until: '' },
};
const levelOptions = taxLevels.map((value) => ({ value, label: taxLevelLabel[value] }));
const thingOptions = taxedThings.map((value) => ({ value, label: thingLabel[value] }));
const limitOptions = [
  { value: 'above', label: 'Only what is above it' },
  { value: 'from', label: 'The whole piece, from it on' },
];

function RuleForm({
  onAdded,
  onUnsaved,
  onClose,
  onDone,
}: DialogForm & Pick<DetailedRuleDialogProps, 'onAdded'>) {
  const { form, field, values, failure, pending } = useForm({
    initial: empty,
    schema: async () => (await import('@ritual/shared/contract')).detailedTaxRuleForm,
    submit: async (rule) => {
      const { rules } = await api.call(addDetailedTaxRule, { body: taxRuleBody(rule) });
      onDone();
      onAdded(rules, rule);
    },
  });
  const isUnsaved = Object.entries(values).some(
    ([name, value]) => value !== empty[name as keyof typeof empty],
  );
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const isPlace = values.level !== 'state';
  return (
    <NewSetting {...form} aria-label="New rule for a place or goods">
      {failure !== null && <FormError>{failure}</FormError>}
      <Days>
        <Select
          size="compact"
          label="State"
          placeholder="Choose a state"
          options={stateOptions}
          {...field('state')}
        />
        <Select size="compact" label="Who taxes" options={levelOptions} {...field('level')} />
      </Days>
      <Field
        size="compact"
        label="Its name"
        autoComplete="off"
        optional={!isPlace}
        hint={isPlace ? 'Such as Alameda.' : 'None for the state.'}
        {...field('name')}
      />
      <Field
        size="compact"
        label="ZIP codes"
        autoComplete="off"
        optional={!isPlace}
        hint="Their first three to five digits, with commas: 945, 94601."
        {...field('zips')}
      />
      <Days>
        <Select
          size="compact"
          label="What is taxed"
          optional
          placeholder="All goods"
          options={thingOptions}
          {...field('thing')}
        />
        <Field
          size="compact"
          label="Rate"
          inputMode="decimal"
          autoComplete="off"
          hint="In percent, like 4.5; 0: not taxed."
          {...field('rate')}
        />
      </Days>
      <Days>
        <Field
          size="compact"
          label="Free up to a price of a piece ($)"
          inputMode="decimal"
          autoComplete="off"
          optional
          {...field('limit')}
        />
        <Select
          size="compact"
          label="What is taxed of a dearer piece"
          optional
          placeholder="No limit"
          options={limitOptions}
          {...field('limitKind')}
        />
      </Days>
      <Days>
        <Field size="compact" type="date" label="First day" optional {...field('from')} />
        <Field size="compact" type="date" label="Last day" optional {...field('until')} />
      </Days>
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Add the rule
        </Action>
      </DialogFoot>
    </NewSetting>
  );
}
