import { useRef, useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { AdminSettings, NewTaxRule } from '@ritual/shared/contract';
import { addTaxRule, getSettings, removeTaxRule, updateTaxRule } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { formatDay, isRegisteredFor, storeDay } from '@ritual/shared/kernel';
import { Field, FormError, Notice, Select } from '@ritual/shared/ui';
import { Action, ConfirmDialog, Section, useLeaveGuard, useUndo, useAsked } from '../../../admin/index.ts';
import { taxGaps } from '../../../rules/tax-gaps.ts';
import { byStateName, daysWords, stateName, stateOptions } from '../../../rules/tax-words.ts';
import { ButtonPair, NewState, SettingWords, StateList } from '../settings/setting-list.ts';
import { RuleDaysDialog, type RuleDays } from './rule-days-dialog.tsx';

type Rule = AdminSettings['taxRules'][number];

const empty = { state: '', rate: '', from: '', until: '' };

/** Also that it charges nothing, and why; '': always. */
function wordsOf(rule: Rule, registrations: TaxRulesProps['registrations'], today: string): string {
  if (!rule.active) return 'switched off';
  const isDead = registrations !== undefined && !isRegisteredFor(rule, registrations, today);
  return [daysWords(rule, today), ...(isDead ? ['(charges nothing: not registered)'] : [])].join(' ').trim();
}

interface TaxRulesProps {
  readonly taxRules: AdminSettings['taxRules'];
  /** undefined: the server is an older one, which charges by every rule. */
  readonly registrations: AdminSettings['taxRegistrations'];
  readonly writable: boolean;
  readonly onSaved: (settings: AdminSettings) => void;
}

/** How much sales tax is charged. */
export function TaxRules({ taxRules, registrations, writable, onSaved }: TaxRulesProps) {
  const say = useUndo();
  const today = storeDay(new Date());
  const { asked, ask, close } = useAsked<Rule>();
  const [changed, setChanged] = useState<Rule | null>(null);
  const add = async (rule: NewTaxRule): Promise<AdminSettings> => {
    const settings = await api.call(addTaxRule, { body: rule });
    onSaved(settings);
    return settings;
  };
  const remove = (id: number) => api.call(removeTaxRule, { params: { id: String(id) } }).then(onSaved);
  const setDays = async (id: number, was: RuleDays, { from, until }: RuleDays) => {
    const body = { from, until, was: { from: was.from, until: was.until } };
    const call = api.call(updateTaxRule, { params: { id: String(id) }, body });
    const settings = await call.catch(async (error: unknown) => {
      // The list shows it as it is now.
      if (isApiError(error, 'SETTINGS_CHANGED')) onSaved(await api.call(getSettings, {}));
      throw error;
    });
    onSaved(settings);
  };
  const saveDays = async (rule: Rule, days: RuleDays) => {
    await setDays(rule.id, rule, days);
    return () => setDays(rule.id, days, rule);
  };
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
          `${stateName(rule.state)} is taxed with ${String(rule.rate)}%${made ? ` ${wordsOf(made, registrations, today)}` : ''}`.trim(),
        ...(made && { undo: () => remove(made.id) }),
      });
    },
  });
  const question = useLeaveGuard(Object.values(values).some((value) => value !== ''));
  const drop = async ({ id, active, ...rule }: Rule) => {
    await remove(id);
    // One that charges nothing would be refused.
    const isBack = active && (registrations === undefined || isRegisteredFor(rule, registrations, today));
    close();
    // The button that opened the dialog is gone, to which the focus would go back.
    requestAnimationFrame(() => list.current?.focus());
    const words = `The tax rule of ${stateName(rule.state)} is removed`;
    say({ words, ...(isBack && { undo: () => add(rule).then(() => undefined) }) });
  };
  return (
    <Section id="states" title="Sales tax">
      <SettingWords>
        Tax is charged where the shop is registered and a rule says so; a rule of a state goes before one for
        all other states. Both are for all goods; what is finer stands below. When a rate changes, end its
        rule by its days and add one that begins the day after: orders keep the rate with which they were
        placed. A store needs at least one rule, also one of 0%.
      </SettingWords>
      {writable && (
        <NewState {...form} aria-label="New tax rule">
          {failure !== null && <FormError>{failure}</FormError>}
          <Select
            size="compact"
            label="State"
            placeholder="All other states"
            options={stateOptions}
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
          <Field size="compact" type="date" label="First day" optional {...field('from')} />
          <Field size="compact" type="date" label="Last day" optional {...field('until')} />
          <Action type="submit" pending={pending}>
            Add the rule
          </Action>
        </NewState>
      )}
      {taxGaps(taxRules, today).map(({ state, from }) => (
        <Notice key={state} tone="warning">
          {stateName(state)}: no rule applies until {formatDay(from, today)}.{' '}
          {state === null
            ? 'Orders to states without a rule are not taxed until then.'
            : 'Until then the rule of all other states applies, if there is one.'}
        </Notice>
      ))}
      <StateList ref={list} tabIndex={-1} aria-label="Tax rules">
        {byStateName(taxRules).map((rule) => (
          <li key={rule.id}>
            <span>
              {stateName(rule.state)}, {rule.rate}% {wordsOf(rule, registrations, today)}
            </span>
            {writable && (
              <ButtonPair>
                <Action
                  look="plain"
                  aria-label={`Days of the rule of ${stateName(rule.state)}, ${String(rule.rate)}%`}
                  onClick={() => setChanged(rule)}
                >
                  Days
                </Action>
                <Action
                  look="plain"
                  aria-label={`Remove the rule of ${stateName(rule.state)}, ${String(rule.rate)}%`}
                  onClick={() => ask(rule)}
                >
                  Remove
                </Action>
              </ButtonPair>
            )}
          </li>
        ))}
      </StateList>
      <RuleDaysDialog
        rule={changed}
        wordsOf={(rule) =>
          `${stateName(rule.state)}, ${String(rule.rate)}% ${wordsOf(rule, registrations, today)}`.trim()
        }
        save={saveDays}
        onClose={() => setChanged(null)}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Charge no tax by this rule any more?"
        button={`Remove the rule of ${stateName(asked?.state ?? null)}`}
        destroys
        onClose={close}
        onDo={() => (asked === null ? Promise.resolve() : drop(asked))}
      >
        {stateName(asked?.state ?? null)}, {asked?.rate}%. Orders that are placed from now on go by another
        rule that fits, and are not taxed where there is none.
      </ConfirmDialog>
      {question}
    </Section>
  );
}
