import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AdminSettings, DetailedTaxRuleRow as Rule } from '@ritual/shared/contract';
import {
  addDetailedTaxRule,
  getDetailedTaxRules,
  removeDetailedTaxRule,
  updateDetailedTaxRule,
} from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { isRegisteredFor, storeDay } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Action, ConfirmDialog, Section, useUndo, useAsked } from '../../../admin/index.ts';
import { taxRuleBody } from '../../../rules/tax-rule-body.ts';
import { detailedRuleWords, stateName } from '../../../rules/tax-words.ts';
import { ButtonPair, FigureList, SettingWords } from '../settings/setting-list.ts';
import { DetailedRuleDialog } from './detailed-rule-dialog.tsx';
import { RuleDaysDialog } from './rule-days-dialog.tsx';

const Ended = styled.details`
  margin-block-start: ${space(4)};
`;

interface DetailedRulesProps {
  readonly rules: readonly Rule[];
  readonly registrations: NonNullable<AdminSettings['taxRegistrations']>;
  readonly writable: boolean;
  readonly onSaved: (rules: readonly Rule[]) => void;
}

/** Rules for counties, cities and districts, for kinds of goods and for shipping. */
export function DetailedRules({ rules, registrations, writable, onSaved }: DetailedRulesProps) {
  const say = useUndo();
  const today = storeDay(new Date());
  const [adding, setAdding] = useState(false);
  const [changed, setChanged] = useState<Rule | null>(null);
  const { asked, ask, close } = useAsked<Rule>();
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: number) =>
    api.call(removeDetailedTaxRule, { params: { id: String(id) } }).then((answer) => onSaved(answer.rules));
  const drop = async ({ id, version: _, ...rule }: Rule) => {
    await remove(id);
    close();
    // The button that opened the dialog is gone, to which the focus would go back.
    requestAnimationFrame(() => list.current?.focus());
    const isBack = isRegisteredFor(rule, registrations, today);
    const undo = () =>
      api.call(addDetailedTaxRule, { body: taxRuleBody(rule) }).then((answer) => onSaved(answer.rules));
    say({ words: `The rule for ${stateName(rule.state)} is removed`, ...(isBack && { undo }) });
  };
  const setDays = async ({ id, version }: Rule, { from, until }: Pick<Rule, 'from' | 'until'>) => {
    const call = { params: { id: String(id) }, body: { from, until, version } };
    const answer = await api.call(updateDetailedTaxRule, call).catch(async (error: unknown) => {
      // The list shows it as it is now.
      if (isApiError(error, 'DETAILED_TAX_RULE_CHANGED'))
        onSaved((await api.call(getDetailedTaxRules, {})).rules);
      throw error;
    });
    onSaved(answer.rules);
    return answer.rules.find((each) => each.id === id)?.version ?? version;
  };
  const saveDays = async (rule: Rule, days: Pick<Rule, 'from' | 'until'>) => {
    const version = await setDays(rule, days);
    return () => setDays({ ...rule, version }, rule).then(() => undefined);
  };
  const wordsOf = (rule: Rule) => {
    const isDead = !isRegisteredFor(rule, registrations, today);
    return `${detailedRuleWords(rule, today)}${isDead && !isOver(rule, today) ? ' (charges nothing: not registered)' : ''}`;
  };
  const row = (rule: Rule) => (
    <li key={rule.id}>
      <span>{wordsOf(rule)}</span>
      {writable && (
        <ButtonPair>
          <Action
            look="plain"
            aria-label={`Change the days of ${wordsOf(rule)}`}
            onClick={() => setChanged(rule)}
          >
            Days
          </Action>
          <Action look="plain" aria-label={`Remove ${wordsOf(rule)}`} onClick={() => ask(rule)}>
            Remove
          </Action>
        </ButtonPair>
      )}
    </li>
  );
  const ended = rules.filter((rule) => isOver(rule, today));
  return (
    <Section
      id="places"
      title="Places, kinds of goods and shipping"
      actions={writable && <Action onClick={() => setAdding(true)}>Add a rule</Action>}
    >
      <SettingWords>
        What counties, cities and districts add to the tax of a state, how kinds of goods are taxed in another
        way, and where shipping is taxed. The kind of a product is set in its editor. When a rate changes, end
        its rule and add one that begins the day after: orders keep what they were taxed.
      </SettingWords>
      <FigureList ref={list} tabIndex={-1} aria-label="Rules for places and goods">
        {rules.filter((rule) => !isOver(rule, today)).map(row)}
      </FigureList>
      {rules.length === 0 && <SettingWords>There are none: the rules of the states are all.</SettingWords>}
      {ended.length > 0 && (
        <Ended>
          <summary>Rules that have ended ({ended.length})</summary>
          <FigureList aria-label="Rules that have ended">{ended.map(row)}</FigureList>
        </Ended>
      )}
      <DetailedRuleDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(now, rule) => {
          const made = now.find(({ id }) => rules.every((each) => each.id !== id));
          onSaved(now);
          say({
            words: `${detailedRuleWords(rule, today)} is added`,
            ...(made && { undo: () => remove(made.id) }),
          });
        }}
      />
      <RuleDaysDialog
        rule={changed}
        wordsOf={(rule) => detailedRuleWords(rule, today)}
        save={saveDays}
        onClose={() => setChanged(null)}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Remove this rule?"
        button="Remove the rule"
        destroys
        onClose={close}
        onDo={() => (asked === null ? Promise.resolve() : drop(asked))}
      >
        {asked && wordsOf(asked)}. Orders that are placed from now on go by the other rules. A rule that has
        charged tax is better ended by its last day, so that it can be looked up later.
      </ConfirmDialog>
    </Section>
  );
}

const isOver = ({ until }: Rule, today: string) => until !== null && until < today;
