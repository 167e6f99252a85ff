import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { AdminSettings, NewTaxRule } from '@ritual/shared/contract';
import { addTaxRule, removeTaxRule } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatDay, storeDay, usStates } from '@ritual/shared/kernel';
import { space, tabular } from '@ritual/shared/theme';
import { Field, FormError, Notice, Select } from '@ritual/shared/ui';
import { Action, ConfirmDialog, Section, useLeaveGuard, useUndo } from '../../../admin/index.ts';
import { taxGaps } from '../../../rules/tax-gaps.ts';
import { NewSetting, SettingList, SettingWords } from './setting-list.ts';

const Rules = styled(SettingList)`
  ${tabular}
`;

const Days = styled.div`
  display: grid;
  /* Beside each other where a whole date fits. */
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space(3)};
`;

type Rule = AdminSettings['taxRules'][number];

const stateName = (state: string | null): string =>
  state === null ? 'All other states' : (usStates.find(({ code }) => code === state)?.name ?? state);

const byName = (rules: readonly Rule[]) =>
  rules.toSorted((a, b) => stateName(a.state).localeCompare(stateName(b.state)));

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));
const empty = { state: '', rate: '', from: '', until: '' };

/** 'from Jan 1, 2027 until Jun 30, 2027'; '': always. */
function daysWords({ from, until, active }: Rule, today: string): string {
  if (!active) return 'switched off';
  return [
    ...(from === null ? [] : [`from ${formatDay(from, today)}`]),
    ...(until === null ? [] : [`until ${formatDay(until, today)}`]),
  ].join(' ');
}

interface TaxRulesProps {
  readonly taxRules: AdminSettings['taxRules'];
  readonly writable: boolean;
  readonly onSaved: (settings: AdminSettings) => void;
}

/** Where sales tax is charged, and how much. */
export function TaxRules({ taxRules, writable, onSaved }: TaxRulesProps) {
  const say = useUndo();
  const today = storeDay(new Date());
  const [asked, setAsked] = useState<Rule | null>(null);
  const add = async (rule: NewTaxRule): Promise<AdminSettings> => {
    const settings = await api.call(addTaxRule, { body: rule });
    onSaved(settings);
    return settings;
  };
  const remove = (id: number) => api.call(removeTaxRule, { params: { id: String(id) } }).then(onSaved);
  const list = useRef<HTMLUListElement>(null);
  const { form, field, values, failure, pending, reset } = useForm({
    initial: empty,
    schema: async () => (await import('@ritual/shared/contract')).taxRuleForm,
    submit: async (rule) => {
      const { taxRules: now } = await add(rule);
      const made = now.find(({ id }) => taxRules.every((each) => each.id !== id));
      reset();
      say({
        words:
          `${stateName(rule.state)} is taxed with ${String(rule.rate)}%${made ? ` ${daysWords(made, today)}` : ''}`.trim(),
        ...(made && { undo: () => remove(made.id) }),
      });
    },
  });
  const question = useLeaveGuard(Object.values(values).some((value) => value !== ''));
  const drop = async ({ id, active, ...rule }: Rule) => {
    await remove(id);
    setAsked(null);
    // The button that opened the dialog is gone, to which the focus would go back.
    requestAnimationFrame(() => list.current?.focus());
    const words = `The tax rule of ${stateName(rule.state)} is removed`;
    say({ words, ...(active && { undo: () => add(rule).then(() => undefined) }) });
  };
  return (
    <Section title="Sales tax">
      <SettingWords>
        Tax is charged where a rule says so; a rule of a state goes before one for all other states. Orders
        keep the rate with which they were placed. A store needs at least one rule that applies, also one of
        0%.
      </SettingWords>
      {writable && (
        <NewSetting {...form} aria-label="New tax rule">
          {failure !== null && <FormError>{failure}</FormError>}
          <Select
            size="compact"
            label="State"
            placeholder="All other states"
            options={states}
            {...field('state')}
          />
          <Field
            size="compact"
            label="Rate"
            inputMode="decimal"
            autoComplete="off"
            hint="In percent, like 6.25."
            {...field('rate')}
          />
          <Days>
            <Field size="compact" type="date" label="First day" optional {...field('from')} />
            <Field size="compact" type="date" label="Last day" optional {...field('until')} />
          </Days>
          <Action type="submit" pending={pending}>
            Add the rule
          </Action>
        </NewSetting>
      )}
      {taxGaps(taxRules, today).map(({ state, from }) => (
        <Notice key={state} tone="warning">
          {stateName(state)}: no rule applies until {formatDay(from, today)}.{' '}
          {state === null
            ? 'Orders to states without a rule are not taxed until then.'
            : 'Until then the rule of all other states applies, if there is one.'}
        </Notice>
      ))}
      <Rules ref={list} tabIndex={-1} aria-label="Tax rules">
        {byName(taxRules).map((rule) => (
          <li key={rule.id}>
            <span>
              {stateName(rule.state)}, {rule.rate}% {daysWords(rule, today)}
            </span>
            {writable && (
              <Action
                aria-label={`Remove the rule of ${stateName(rule.state)}, ${String(rule.rate)}%`}
                onClick={() => setAsked(rule)}
              >
                Remove
              </Action>
            )}
          </li>
        ))}
      </Rules>
      <ConfirmDialog
        open={asked !== null}
        title="Charge no tax by this rule any more?"
        button={`Remove the rule of ${stateName(asked?.state ?? null)}`}
        destroys
        onClose={() => setAsked(null)}
        onDo={() => (asked === null ? Promise.resolve() : drop(asked))}
      >
        {stateName(asked?.state ?? null)}, {asked?.rate}%. Orders that are placed from now on go by another
        rule that fits, and are not taxed where there is none.
      </ConfirmDialog>
      {question}
    </Section>
  );
}
